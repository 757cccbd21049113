import type { ReactNode } from 'react';
import { Button, FileTrigger } from 'react-aria-components';

/** Props of {@link FileButton}. */
export type FileButtonProps = {
  onFiles: (files: readonly File[]) => void;
  className: string;
  isDisabled?: boolean;
  /** Several files at once. */
  allowsMultiple?: boolean;
  /** Opens the camera at this side instead, where there is one. */
  camera?: 'environment';
  children: ReactNode;
};

/** Opens the machine's file picker for pictures; what the file is gets decided by content. */
export const FileButton = ({
  onFiles,
  className,
  isDisabled,
  allowsMultiple,
  camera,
  children,
}: FileButtonProps) => (
  <FileTrigger
    acceptedFileTypes={['image/*']}
    allowsMultiple={allowsMultiple ?? false}
    {...(camera && { defaultCamera: camera })}
    onSelect={(files) => files && onFiles(Array.from(files))}
  >
    <Button className={className} isDisabled={isDisabled ?? false}>
      {children}
    </Button>
  </FileTrigger>
);
