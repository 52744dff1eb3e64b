/** The sources of entries as an owner writes them, for the edits that add an entry to a list. */

export const newWorkshopSource = `  {
    slug: 'git-workshop',
    title: 'Git Workshop',
    subtitle: 'Branches, merges and pull requests: two evenings with a repository of your own.',
    startDate: '2027-02-08',
    endDate: '2027-02-09',
    days: 2,
    startTime: '18:00',
    endTime: '20:00',
    feeRupees: fees.workshopRupees,
    inclusions: [
      'Two live sessions of two hours',
      'A repository full of conflicts to solve',
      'Certificate of participation',
    ],
    sessions: ['Commits, branches and merges', 'Conflicts and pull requests'],
    miniProject: 'A small page that two people change at once, merged without losing a line.',
    fields: ['software'],
    level: 'zero',
    tools: ['Git', 'GitHub'],
    needs: {
      before: 'Using a computer with ease.',
      computer: 'Any laptop with 4 GB of memory, on Windows, macOS or Linux.',
      software: 'All of it is free: Git and an editor.',
      accounts: 'GitHub.',
      costs: 'None.',
    },
  },`;

const skillModule = (title: string, topics: readonly string[]) =>
  `      { title: '${title}', hours: 8, topics: [${topics.map((topic) => `'${topic}'`).join(', ')}] },`;

export const newSkillProgramSource = `  {
    slug: 'linux-administration',
    title: 'Linux Administration',
    tag: 'Linux',
    text: 'A server of your own from the first sign-in to backups that were really restored, on the command line throughout.',
    keywords: ['Linux Administration', 'Linux Admin'],
    project: 'A small server for a clinic: users, shared folders, a web page, and a backup that is restored on a second machine.',
    forWhom: 'Beginners and support staff who want to look after servers.',
    fields: ['cloud'],
    level: 'zero',
    tools: ['Debian', 'Bash', 'systemd', 'SSH'],
    needs: {
      before: 'Using a computer with ease; no commands are expected.',
      computer: 'Any laptop with 8 GB of memory and 30 GB free.',
      software: 'All of it is free: VirtualBox and Debian.',
      accounts: 'None.',
      costs: 'None.',
    },
    modules: [
${[
  skillModule('The shell, day by day', [
    'Where am I, and what is here',
    'Pipes and redirection',
    'Finding help on the machine',
  ]),
  skillModule('People and permissions', [
    'Accounts and groups',
    'Who may read what',
    'Acting as somebody else, and its record',
  ]),
  skillModule('Services that stay up', [
    'Units, starting and stopping',
    'Reading the journal',
    'What happens at a restart',
  ]),
  skillModule('Disks and copies', [
    'Partitions and mounting',
    'Copies that are complete',
    'Restoring on another machine',
  ]),
  skillModule('Networks, from the server', [
    'Addresses and names',
    'A firewall with few rules',
    'Keys in place of passwords',
  ]),
].join('\n')}
    ],
  },`;

export const newWebinarSource = `  {
    slug: 'reading-a-drawing',
    title: 'Reading a drawing in ten minutes',
    summary: 'One sheet of a small pump, read from its title block to its smallest tolerance, with your questions.',
    startsAt: '2027-03-06T19:00:00+05:30',
    minutes: 60,
    host: 'Mechanical mentor team',
    agenda: ['The title block', 'Views and sections', 'Tolerances', 'Questions'],
    audience: 'Diploma students of any branch.',
  },`;
