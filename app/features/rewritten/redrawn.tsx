import { Component, Fragment, type ReactNode } from "react";

type RedrawnProps = { readonly children: ReactNode };

type RedrawnState = {
  /** What React met last; null for nothing. */
  readonly failure: { readonly error: unknown } | null;
  /** The failure that the shown drawing answers. */
  readonly answered: RedrawnState["failure"];
  readonly drawing: number;
  /** Drawings since the page was last at rest. */
  readonly inARow: number;
};

/** A part that fails after that many drawings stands in something that is out of its place too: that is drawn anew. */
const mostInARow = 2;

/**
 * Draws its part of the page anew where React cannot reconcile it, because somebody else has moved its nodes. Its children are elements, so that
 * React can remove them as a whole. Any other error is passed on.
 */
export class Redrawn extends Component<RedrawnProps, RedrawnState> {
  override state: RedrawnState = { failure: null, answered: null, drawing: 0, inARow: 0 };

  static getDerivedStateFromError(error: unknown): Partial<RedrawnState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(_: RedrawnProps, state: RedrawnState): Partial<RedrawnState> | null {
    const { failure, answered, drawing, inARow } = state;
    return failure === answered ? null : { answered: failure, drawing: drawing + 1, inARow: inARow + 1 };
  }

  override componentDidUpdate(): void {
    if (this.state.inARow > 0) setTimeout(this.rest);
  }

  private readonly rest = () => this.setState({ inARow: 0 });

  override render(): ReactNode {
    const { failure, drawing, inARow } = this.state;
    if (failure !== null && (!isOfMovedNode(failure.error) || inARow > mostInARow)) throw failure.error;
    return <Fragment key={drawing}>{this.props.children}</Fragment>;
  }
}

/** What `removeChild` and `insertBefore` throw. */
const isOfMovedNode = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotFoundError" || error.name === "HierarchyRequestError");
