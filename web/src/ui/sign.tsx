/** Signs of the pages around the table, drawn on a grid of 20 with one stroke. */
import type { ReactNode } from "react";

const SIGNS = {
  sun: (
    <path d="M10 6.800a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400M10 2.500v2M10 15.500v2M2.500 10h2M15.500 10h2M4.700 4.700l1.400 1.400M13.900 13.900l1.400 1.400M4.700 15.300l1.400-1.400M13.900 6.100l1.400-1.400" />
  ),
  moon: <path d="M16.500 12.300A7 7 0 0 1 7.700 3.500a7 7 0 1 0 8.800 8.800z" />,
  sound: (
    <path d="M3.500 8v4h2.800l4 3.300V4.700l-4 3.300zM13 7.500a3.500 3.500 0 0 1 0 5M15.300 5.200a6.700 6.700 0 0 1 0 9.600" />
  ),
  mute: <path d="M3.500 8v4h2.800l4 3.300V4.700l-4 3.300zM13.500 8l4 4M17.500 8l-4 4" />,
  pen: <path d="M4 16l.8-3.400 8.300-8.300 2.600 2.600-8.300 8.300z" />,
  globe: (
    <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M3 10h14M10 3c-4.500 4.500-4.500 9.500 0 14 4.500-4.500 4.500-9.500 0-14z" />
  ),
  arrow: <path d="M4 10h11M11 5.500l4.500 4.500-4.500 4.500" />,
  cup: (
    <path d="M6 3.500h8v5a4 4 0 0 1-8 0zM6 5H3.500c0 2.500.8 4 2.700 4.200M14 5h2.500c0 2.500-.8 4-2.700 4.200M10 12.500V16M6.800 16.500h6.400" />
  ),
  plus: <path d="M10 4.500v11M4.500 10h11" />,
  screen: <path d="M3 4.500h14v9H3zM7.500 16.500h5M10 13.500v3" />,
  leave: <path d="M11.500 4H5v12h6.500M9 10h8M14 6.500l3.500 3.500-3.500 3.500" />,
  docs: <path d="M5 2.500h7l3.500 3.500v11.500H5zM11.500 2.500V6.500h4M7.500 10h5M7.500 13.500h5" />,
} satisfies Record<string, ReactNode>;

export type SignName = keyof typeof SIGNS;

export function Sign({ name, size = 20 }: { name: SignName; size?: number }) {
  return (
    <svg
      className="ui"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.500"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SIGNS[name]}
    </svg>
  );
}
