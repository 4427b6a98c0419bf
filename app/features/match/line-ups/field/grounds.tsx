import type { ReactElement } from "react";
import type { Ground } from "./field-plans.ts";

/** In hundredths of the field, stretched to it; the own end is below. */
const lines: Readonly<Record<Ground, ReactElement>> = {
  basket: (
    <>
      <path d="M2 1h96v98h-96z" />
      <path d="M34 1v38h32V1M34 39a16 12 0 0 0 32 0M8 1v16C8 74 92 74 92 17V1M46 6h8M50 7v3" />
    </>
  ),
  rink: (
    <>
      <rect x="2" y="1" width="96" height="98" rx="18" />
      <path d="M4 88h92M44 88v4h12v-4" />
      <path className="strong" d="M2 48h96" />
      <path d="M2 2.5h96" strokeDasharray="3 3" />
    </>
  ),
  gridiron: (
    <>
      <path d="M2 1h96v98h-96z" />
      <path d="M2 17.5h96M2 33.5h96M2 66.5h96M2 83h96" />
      <path className="strong" d="M2 50h96" />
    </>
  ),
  diamond: (
    <>
      <path d="M50 90L3 42C18 -10 82 -10 97 42z" />
      <path d="M50 90L27 66L50 44L73 66z" />
      <path d="M18 57C30 24 70 24 82 57" />
    </>
  ),
  handball: (
    <>
      <path d="M2 1h96v98h-96zM42 1v2h16v-2" />
      <path d="M20 1C20 24 40 26 50 26S80 24 80 1M20 99C20 82 40 80 50 80S80 82 80 99" />
    </>
  ),
  rugby: (
    <>
      <path d="M2 1h96v98h-96z" />
      <path className="strong" d="M2 8h96M2 92h96" />
      <path d="M2 36h96M2 72h96" />
      <path d="M2 22h96M2 54h96" strokeDasharray="3 3" />
    </>
  ),
  pitch: (
    <>
      <path d="M2 1h96v98h-96zM2 33h96" />
      <path d="M20 99C20 80 80 80 80 99M42 99v-2h16v2M38 1C38 12 62 12 62 1" />
    </>
  ),
  volleyball: (
    <>
      <path d="M4 2h92v96h-92zM4 36h92" />
      <path className="strong" d="M1 2h98" />
    </>
  ),
  oval: (
    <>
      <ellipse cx="50" cy="50" rx="48" ry="49" />
      <path d="M34 38h32v24h-32zM14 17C30 42 70 42 86 17M14 83C30 58 70 58 86 83" />
    </>
  ),
  netball: (
    <>
      <path d="M4 1h92v98h-92zM4 34h92M4 66h92" />
      <path d="M28 1C28 28 72 28 72 1M28 99C28 72 72 72 72 99" />
    </>
  ),
  pesapallo: (
    <>
      <path d="M38 98L3 52V1H97V52L62 98C56 84 44 84 38 98z" />
      <path d="M22 76L84 68L8 34" />
    </>
  ),
};

/** The lines of a sport's field, hidden from screen readers. */
export const GroundLines = ({ ground }: { readonly ground: Ground }) => (
  <svg className="lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    {lines[ground]}
  </svg>
);
