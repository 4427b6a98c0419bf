import { useEffect, useRef, useState, type ReactNode } from "react";
import { usePage } from "./page-context.tsx";

type PictureProps = {
  /** The name of a file that a source gave; absent where it gave none. */
  readonly file: string | null | undefined;
  /** Shown where there is no picture, or where it cannot be loaded. */
  readonly children: ReactNode;
};

/** A team's crest or a player's portrait as the source has it, where the variant says where such files are (C3.08). */
export function Picture({ file, children }: PictureProps) {
  const { pictures } = usePage().t;
  const [failed, setFailed] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  const src = pictures === undefined || !file ? null : pictures + encodeURIComponent(file);
  useEffect(() => {
    // It may have failed before the page had scripts.
    if (image.current?.complete === true && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);
  if (src === null || src === failed) return children;
  return <img ref={image} className="picture" src={src} alt="" onError={() => setFailed(src)} />;
}
