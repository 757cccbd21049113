import { useEffect, useState } from 'react';

/** What takes longer than this, ms, is seen to be on its way; before, its shape would only flash up. */
const SLOW_MS = 300;

/** Whether something has been waited for long enough for that to be shown. */
export const useSlow = (isWaiting: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
};
