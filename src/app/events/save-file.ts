/** Time for the browser to begin reading before the address is given back, in milliseconds. */
const REVOKE_MS = 10_000;

/** Lets the browser save what is at an address. */
export const saveLink = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Hands bytes to the browser as a download. */
export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  saveLink(url, name);
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
};
