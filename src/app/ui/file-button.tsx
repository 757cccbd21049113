import type { ReactNode } from 'react';
import { Button, FileTrigger } from 'react-aria-components';

/** Props of {@link FileButton}. */
export type FileButtonProps = {
  onFiles: (files: readonly File[]) => void;
  className: string;
  isDisabled?: boolean;
  children: ReactNode;
};

/** Opens the machine's file picker for one picture; what the file is gets decided by content. */
export const FileButton = ({ onFiles, className, isDisabled, children }: FileButtonProps) => (
  <FileTrigger
    acceptedFileTypes={['image/*']}
    onSelect={(files) => files && onFiles(Array.from(files))}
  >
    <Button className={className} isDisabled={isDisabled ?? false}>
      {children}
    </Button>
  </FileTrigger>
);
