type NameLinkProps = {
  readonly name: string;
  /** Of the page of who is named; "" where no page is known. */
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
