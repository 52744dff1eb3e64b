import type { PhpProject } from '#content/schema.ts';

/** How to get it running, command by command, and the two sample logins to try it with. */
export function ProjectInstallation({ project }: { project: PhpProject }) {
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
                  <code>{command}</code>
                </pre>
              )}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="demo">
        <h2 id="demo">Sample logins</h2>
        <p>
          They exist only in the sample data that you import. Change them before others can reach
          it.
        </p>
        <table className="logins">
          <thead>
            <tr>
              <th scope="col">Role</th>
              <th scope="col">Login</th>
              <th scope="col">Password</th>
            </tr>
          </thead>
          <tbody>
            {(
              [
                ['Admin', demo.admin],
                [userRole, demo.user],
              ] as const
            ).map(([role, { login, password }]) => (
              <tr key={role}>
                <th scope="row">{role}</th>
                <td>
                  <code>{login}</code>
                </td>
                <td>
                  <code>{password}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
