import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';
import type { Insets } from '../../../canvas/index.ts';
import { useMedia } from '../../ui/use-media.ts';

/** How the bars lie in a window of this size. */
export type WindowShape = {
  /** Narrow and upright: the tools lie at the bottom, within reach of the thumb. */
  hasBottomRail: boolean;
  /** Small either way: the list is a sheet over the picture instead of a panel beside it. */
  hasSheet: boolean;
  /** Of little height, as a phone on its side. */
  isLow: boolean;
  /** Roomy enough for the panel to be open from the start. */
  isWide: boolean;
};

/** Follows the window; see {@link WindowShape}. */
export const useWindowShape = (): WindowShape => {
  const isNarrow = useMedia('(max-width: 47.99rem)');
  const isLow = useMedia('(max-height: 29.99rem)');
  const isWide = useMedia('(min-width: 64rem)');
  return { hasBottomRail: isNarrow && !isLow, hasSheet: isNarrow || isLow, isLow, isWide };
};

/** Space that is left between the bars at the bottom and the picture, CSS px. */
const ABOVE_BARS = 4;

/** Height that the bars leave the picture where the window has it, CSS px. */
const PICTURE = 140;

/**
 * CSS px that the bars cover at each edge, the panel only where it is open beside the picture.
 * @param barsHeight of what the bars at the bottom cover, which is much of a small window
 */
export const useInsets = (
  { hasBottomRail, hasSheet }: WindowShape,
  isOpen: boolean,
  barsHeight: number,
): Insets => {
  const { direction } = useLocale();
  const panel = isOpen && !hasSheet ? 288 : 24;
  return useMemo(() => {
    const top = hasBottomRail ? 68 : 72;
    // Where they cover nearly all of it, they scroll.
    const most = Math.max(window.innerHeight / 2, window.innerHeight - top - PICTURE);
    const bars = Math.min(barsHeight + ABOVE_BARS, most);
    if (hasBottomRail) return { top, right: 0, bottom: Math.max(212, bars), left: 0 };
    // In low windows the tools stand in two columns.
    const rail = hasSheet ? 124 : 76;
    const [left, right] = direction === 'ltr' ? [rail, panel] : [panel, rail];
    return { top, right, bottom: Math.max(hasSheet ? 84 : 112, bars), left };
  }, [hasBottomRail, hasSheet, panel, direction, barsHeight]);
};
