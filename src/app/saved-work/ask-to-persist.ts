/**
 * Asks the browser once not to throw saved work away when the disk gets full. Chromium and Safari
 * decide silently; Firefox asks the user, who has just opened a picture and can see why.
 */
export const createAskToPersist = (storage: StorageManager | undefined): (() => void) => {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    // Missing on plain http. A refusal changes nothing that could be told.
    storage?.persist?.().catch(() => undefined);
  };
};
