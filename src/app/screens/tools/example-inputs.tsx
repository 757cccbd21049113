import type { ExamplePicture, ToolExample } from '../../content/examples.ts';

const Input = ({ picture }: { picture: ExamplePicture }) => (
  <img
    src={picture.src}
    srcSet={picture.srcSet}
    sizes="56px"
    width={56}
    height={56}
    alt=""
    loading="lazy"
    className="size-14 rounded-sm border border-line object-cover"
  />
);

/** The pictures that became one, small; nothing where there was but one. */
export const ExampleInputs = ({ example }: { example: ToolExample }) => {
  if (example.before.length < 2) return null;
  return (
    <span className="flex shrink-0 gap-1">
      {example.before.map((picture) => (
        <Input key={picture.src} picture={picture} />
      ))}
    </span>
  );
};
