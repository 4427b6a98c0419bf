type NameLinkProps = {
  readonly name: string;
  /** The path of the team's or player's page; "" if no page is known. */
  readonly path: string;
};

/** A name that leads to the page of its team or player. */
export function NameLink({ name, path }: NameLinkProps) {
  if (path === "") return <bdi translate="no">{name}</bdi>;
  return (
    <a className="name-link" href={path}>
      <bdi translate="no">{name}</bdi>
    </a>
  );
}
