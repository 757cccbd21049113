import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is in the window, or as near to it as `margin` says (CSS lengths). */
export const useInView = <Box extends Element>(
  margin = '0px',
): [RefObject<Box | null>, boolean] => {
  const ref = useRef<Box>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [margin]);
  return [ref, isInView];
};
