/** A prepared statement of the session. */
export interface SessionStatement {
  /** Its name in the session. */
  readonly name: string;
  /** Its text with the types of its parameters. */
  readonly text: string;
  /** The connections that have prepared it. */
  readonly users: Set<object>;
}

/**
 * Prepared statements of the one session by their text. Connections that prepare the same text share one statement: each takes memory
 * for its plan, and is planned anew for its first five executions.
 */
export class SharedStatements {
  readonly #byText = new Map<string, SessionStatement>();
  #count = 0;

  /** The statement of this text, if one is prepared. */
  find(text: string): SessionStatement | undefined {
    return this.#byText.get(text);
  }

  /** A statement with a new name, which others find once it is {@link offer offered}. */
  create(text: string): SessionStatement {
    this.#count += 1;
    return { name: `s${this.#count}`, text, users: new Set() };
  }

  /** Lets other connections use a statement that the session has prepared. */
  offer(statement: SessionStatement): void {
    this.#byText.set(statement.text, statement);
  }

  /**
   * Ends a connection's use of a statement.
   *
   * @returns true when it was the last one, so that the session should forget the statement
   */
  leave(statement: SessionStatement, user: object): boolean {
    statement.users.delete(user);
    if (statement.users.size > 0) return false;
    if (this.#byText.get(statement.text) === statement) this.#byText.delete(statement.text);
    return true;
  }
}
