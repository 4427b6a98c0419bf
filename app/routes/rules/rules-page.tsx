import { PageColumns } from "../../features/layout/page-columns.tsx";
import { AnswerForm } from "../../features/legal/answer-form.tsx";

/** A point of the rules; a line may lead to its source, or be in the language of the place. */
export type RuleRow = {
  readonly name: string;
  readonly lines: readonly { readonly text: string; readonly href?: string; readonly lang?: string }[];
  readonly hint?: string;
};
export type Answers = {
  readonly title: string | null;
  readonly hint: string | null;
  readonly buttons: readonly { readonly name: "age" | "odds"; readonly value: string; readonly text: string }[];
};

type RulesPageProps = {
  readonly title: string;
  readonly description: string;
  readonly choices: string;
  readonly rows: readonly RuleRow[];
  readonly forms: readonly Answers[];
};

/** The betting content allowed in the visitor's place and why, with the answers that the visitor can change. */
export function RulesPage({ title, description, choices, rows, forms }: RulesPageProps) {
  return (
    <PageColumns>
      <div className="reading" data-page="common_page">
        <div className="card reading-head">
          <h1 tabIndex={-1}>{title}</h1>
          <p>{description}</p>
        </div>
        <dl className="card rules">
          {rows.map(({ name, lines, hint }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {lines.map(({ text, href, lang }) => (
                  <p key={text} lang={lang}>
                    {href === undefined ? text : <a href={href}>{text}</a>}
                  </p>
                ))}
                {hint === undefined ? null : <small>{hint}</small>}
              </dd>
            </div>
          ))}
        </dl>
        {forms.length === 0 ? null : (
          <div className="card">
            <section className="setting answers">
              <h2>{choices}</h2>
              {forms.map(({ title: question, hint, buttons }) => (
                <AnswerForm key={buttons.map(({ name, value }) => name + value).join()}>
                  {question === null ? null : <h3>{question}</h3>}
                  {hint === null ? null : <p>{hint}</p>}
                  <div className="choices">
                    {buttons.map(({ name, value, text }) => (
                      <button type="submit" key={value} className="button" name={name} value={value}>
                        {text}
                      </button>
                    ))}
                  </div>
                </AnswerForm>
              ))}
            </section>
          </div>
        )}
      </div>
    </PageColumns>
  );
}
