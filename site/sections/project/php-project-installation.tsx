import { Fragment } from 'react';
import type { PhpProject } from '#content/schema.ts';
import { loginsHeading, loginsWarning } from '#content/words/php-project-words.ts';

/**
 * A command in which a line may end only between two words. Otherwise the browser would also break it after the hyphen
 * of "-t", and it would be typed wrong.
 */
const unbrokenWords = (command: string) =>
  command.split(' ').map((word, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a command never change.
    <Fragment key={n}>
      {n > 0 && ' '}
      <span>{word}</span>
    </Fragment>
  ));

/** The steps to install a project, with their commands, and its two sample logins. */
export function PhpProjectInstallation({ project }: { project: PhpProject }) {
  const { installation, demo, userRole } = project;
  return (
    <>
      <section aria-labelledby="installation">
        <h2 id="installation">Installation</h2>
        <ol className="steps">
          {installation.map(({ step, command }) => (
            <li key={step}>
              {step}
              {command && (
                <pre>
                  <code>{unbrokenWords(command)}</code>
                </pre>
              )}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="demo">
        <h2 id="demo">{loginsHeading}</h2>
        <p>{loginsWarning}</p>
        <table className="logins">
          <thead>
            <tr>
              <th scope="col">Login</th>
              <th scope="col">Password</th>
            </tr>
          </thead>
          {(
            [
              ['Admin', demo.admin],
              [userRole, demo.user],
            ] as const
          ).map(([role, { login, password }]) => (
            <tbody key={role}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {role}
                </th>
              </tr>
              <tr>
                <td>
                  <code>{login}</code>
                </td>
                <td>
                  <code>{password}</code>
                </td>
              </tr>
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}
