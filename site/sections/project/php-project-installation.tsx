import { Fragment } from 'react';
import type { PhpProject } from '#content/schema.ts';

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

/** The steps to install a project, with their commands. */
export function PhpProjectInstallation({ project }: { project: PhpProject }) {
  return (
    <section aria-labelledby="installation">
      <h2 id="installation">Installation</h2>
      <ol className="steps">
        {project.installation.map(({ step, command }) => (
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
  );
}
