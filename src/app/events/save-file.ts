/** Time for the browser to begin reading before the address is given back, in milliseconds. */
const REVOKE_MS = 10_000;

/** Hands bytes to the browser as a download. */
export const saveFile = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
};
