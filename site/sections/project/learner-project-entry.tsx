import type { LearnerProjectStoryContent, StudentProject } from '#content/schema.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { Photo } from '#site/ui/photo.tsx';

interface LearnerProjectStoryProps {
  project: Omit<StudentProject, 'link' | 'isSample'> & {
    story: LearnerProjectStoryContent;
    madeIn: { title: string; path: string; kind: string };
  };
  words: Record<'by' | 'madeIn' | 'madeWith' | 'problem' | 'built' | 'hard' | 'next', string>;
}

/**
 * A learner's project: its picture and its facts on one side, its story on the other. A project without a picture has a
 * kolam instead.
 */
export function LearnerProjectEntry({ project, words }: LearnerProjectStoryProps) {
  const { slug, title, studentName, description, techStack, picture, story, madeIn } = project;
  return (
    <article id={slug} className="wrap learner-project" aria-labelledby={`${slug}-heading`}>
      <div className="learner-project-side">
        {picture ? <Photo picture={picture} className="cover" /> : <Cover slug={slug} />}
        <dl>
          <div>
            <dt>{words.madeIn}</dt>
            <dd>
              <PageLink to={madeIn.path}>{madeIn.title}</PageLink>
              <span>{madeIn.kind}</span>
            </dd>
          </div>
          <div>
            <dt>{words.madeWith}</dt>
            <dd>{techStack.join(', ')}</dd>
          </div>
        </dl>
      </div>
      <div className="learner-project-story">
        <header>
          <h2 id={`${slug}-heading`}>{title}</h2>
          <p className="byline">
            {words.by} {studentName}
          </p>
        </header>
        <p className="learner-project-what">{description}</p>
        <h3>{words.problem}</h3>
        <p>{story.problem}</p>
        <h3>{words.built}</h3>
        <ul className="plain-list">
          {story.built.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>{words.hard}</h3>
        <p>{story.hard}</p>
        <h3>{words.next}</h3>
        <p>{story.next}</p>
      </div>
    </article>
  );
}
