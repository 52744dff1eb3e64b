import type { PhpProject } from '#content/schema.ts';
import { loginsHeading, loginsWarning } from '#content/words/php-project-words.ts';

/** The two sample logins of a project, with a warning to change them. */
export function PhpProjectLogins({ project: { demo, userRole } }: { project: PhpProject }) {
  return (
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
  );
}
