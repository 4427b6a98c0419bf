import { leagues } from "../page.json";

/** Each request renders: nothing of the page is kept. */
export const dynamic = "force-dynamic";

export default function Page() {
  return (
    <main>
      {leagues.map(({ id, className, summary, link, rows }) => (
        <details key={id} id={id} className={className} open>
          {/* oxlint-disable-next-line control-has-associated-label */}
          <summary dangerouslySetInnerHTML={{ __html: summary }} />
          {link === null ? null : <a href={link.href}>{link.text}</a>}
          <ul>{rows.map(toRow)}</ul>
        </details>
      ))}
    </main>
  );
}

const toRow = ({ id, rowClass, star, time, href, namesClass, label, title, home, away, score, prices }) => (
  <li key={id} id={id} className={rowClass}>
    <button type="button" className="star" aria-pressed={false} aria-label={star} />
    <span className="t">{time}</span>
    <a href={href} className={namesClass} translate="no" aria-label={label} title={title ?? undefined}>
      {home}
      <br />
      {away}
    </a>
    {score === null ? null : <b>{score}</b>}
    {prices.map(({ priceClass, text }, index) => (
      <i key={index} className={priceClass ?? undefined}>
        {text}
      </i>
    ))}
  </li>
);
