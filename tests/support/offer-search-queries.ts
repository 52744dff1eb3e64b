/**
 * Queries that people type, written before the search itself: misspelt, in Hindi, in Hindi with Latin letters, by
 * job, by branch, by tool, by price.
 */
import type { KindId } from '#content/offers/kinds.ts';
import { offers } from '#content/offers/offers.ts';

/** The results that a query has to find. Every field that is set must hold. */
export interface SearchQueryExpectation {
  readonly query: string;
  /** Slugs that must all be among the first three offers. */
  readonly finds?: readonly string[];
  /**
   * For a broad query: the slugs that are allowed among the first three offers. The query must find at least one offer.
   */
  readonly onlyFrom?: readonly string[];
  /** The address of a page that must be among the first two pages that the search shows beside the offers. */
  readonly answer?: string;
  /** The search must find no offer and no answer, unless it suggests another spelling. */
  readonly nothing?: true;
}

const slugsOfKind = (kind: KindId) =>
  offers.filter((offer) => offer.kind === kind).map(({ slug }) => slug);
const workshops = slugsOfKind('workshop');
const courses = slugsOfKind('course');
const skillPrograms = slugsOfKind('skill');
const intermediatePrograms = slugsOfKind('intermediate');
const superPrograms = slugsOfKind('super');
const mobile = ['java-xml-android', 'react-native', 'flutter'];
const mechanical = [
  'autocad-mechanical',
  'solidworks-creo-inventor',
  'solidworks-workshop',
  'finite-element-analysis',
];
const civil = ['autocad-civil', 'revit-bim', 'structural-design'];
const electronics = [
  'c-embedded',
  'arduino-iot',
  'pcb-design',
  'industrial-iot',
  'vlsi-front-end',
  'plc-scada',
  'embedded-ev-engineering',
];
const ai = [
  'agentic-ai-genai',
  'machine-learning',
  'maths-statistics-ai',
  'data-science-python',
  'data-science-ai-engineering',
];
const coding = [
  'python-automation',
  'front-end-web',
  'full-stack-engineering',
  'mern-stack',
  'mean-stack',
  'lamp-stack',
  'java-spring-boot',
  'java-xml-android',
  'react-native',
  'flutter',
  'test-automation',
  'mern-workshop',
  'mean-workshop',
  'lamp-workshop',
];
const commerce = [
  'tally-gst',
  'finance-analytics',
  'excel-sql-analysis',
  'business-analytics',
  'power-bi',
  'hr-marketing',
  'hr-analytics',
  'digital-marketing-essentials',
];

export const hundredQueries: readonly SearchQueryExpectation[] = [
  // Short forms, and words written together or separately.
  { query: 'fullstack', finds: ['full-stack-engineering'] },
  { query: 'full stack developer course', finds: ['full-stack-engineering', 'mern-stack'] },
  { query: 'gen ai', finds: ['agentic-ai-genai'] },
  {
    query: 'data science wala course',
    finds: ['data-science-python', 'data-science-ai-engineering'],
  },
  { query: 'ml', finds: ['machine-learning'] },
  { query: 'ai', onlyFrom: ai },
  { query: 'mern', finds: ['mern-stack', 'mern-workshop'] },
  { query: 'powerbi', finds: ['power-bi'] },
  { query: 'react js', finds: ['mern-stack'] },
  { query: 'reactnative', finds: ['react-native'] },
  { query: 'android app development', finds: ['java-xml-android'] },
  { query: 'ios app', finds: ['react-native', 'flutter'] },
  { query: 'autocad', finds: ['autocad-mechanical', 'autocad-civil'] },
  { query: 'solid works', finds: ['solidworks-creo-inventor', 'solidworks-workshop'] },
  { query: 'ui ux', finds: ['ui-ux-design'] },
  { query: 'seo', finds: ['digital-marketing-essentials'] },
  { query: 'aws', finds: ['aws-cloud'] },
  { query: 'devops', finds: ['devops-cloud-engineering'] },
  { query: 'ev', finds: ['embedded-ev-engineering'] },
  { query: 'iot', finds: ['arduino-iot', 'industrial-iot'] },

  // Misspelt queries.
  { query: 'pyton', finds: ['python-automation'] },
  { query: 'pythn programing', finds: ['python-automation'] },
  { query: 'machin lerning', finds: ['machine-learning'] },
  { query: 'artifical inteligence', onlyFrom: ai },
  { query: 'exel', finds: ['excel-sql-analysis'] },
  { query: 'advance exel', finds: ['excel-sql-analysis'] },
  { query: 'taly', finds: ['tally-gst'] },
  { query: 'tali prime', finds: ['tally-gst'] },
  { query: 'digitel marketting', finds: ['digital-marketing-essentials'] },
  { query: 'sayber security', finds: ['cyber-security'] },
  { query: 'cyber sequrity', finds: ['cyber-security'] },
  { query: 'ethical haking', finds: ['cyber-security'] },
  { query: 'fluter', finds: ['flutter'] },
  { query: 'anguler', finds: ['mean-stack'] },
  { query: 'javascrpt', finds: ['front-end-web'] },
  { query: 'autocade civil', finds: ['autocad-civil'] },
  { query: 'stad pro', finds: ['structural-design'] },
  { query: 'solidwork', finds: ['solidworks-creo-inventor'] },
  { query: 'ardino', finds: ['arduino-iot'] },
  { query: 'embeded c', finds: ['c-embedded'] },
  { query: 'fullstak devloper', finds: ['full-stack-engineering'] },
  { query: 'kubernets', finds: ['devops-cloud-engineering'] },
  { query: 'lamp stak php', finds: ['lamp-stack'] },
  { query: 'spring bot java', finds: ['java-spring-boot'] },
  { query: 'busness analitics', finds: ['business-analytics'] },

  // Queries in Hindi.
  { query: 'मशीन लर्निंग', finds: ['machine-learning'] },
  { query: 'पाइथन', finds: ['python-automation'] },
  { query: 'वेब डिज़ाइन', finds: ['front-end-web'] },
  { query: 'टैली', finds: ['tally-gst'] },
  { query: 'एक्सेल सीखना है', finds: ['excel-sql-analysis'] },
  { query: 'डिजिटल मार्केटिंग', finds: ['digital-marketing-essentials'] },
  { query: 'साइबर सुरक्षा', finds: ['cyber-security'] },
  { query: 'ऐप बनाना', onlyFrom: mobile },
  { query: 'वेबसाइट बनाना सीखें', finds: ['front-end-web'] },
  { query: 'हिसाब किताब', finds: ['tally-gst'] },
  { query: 'डेटा साइंस', finds: ['data-science-python', 'data-science-ai-engineering'] },
  { query: 'सस्ता कोर्स', onlyFrom: workshops },
  { query: 'मैकेनिकल', onlyFrom: mechanical },
  { query: 'सिविल इंजीनियरिंग', onlyFrom: civil },
  { query: 'इलेक्ट्रिक गाड़ी', finds: ['embedded-ev-engineering'] },
  { query: 'कंप्यूटर नेटवर्क', finds: ['linux-networking'] },
  { query: 'जावा', finds: ['java-spring-boot', 'java-xml-android'] },

  // Queries in Hindi with Latin letters.
  { query: 'website banana', finds: ['front-end-web'] },
  { query: 'app banana seekhna hai', onlyFrom: mobile },
  { query: 'office ka kaam', finds: ['excel-sql-analysis'] },
  { query: 'hisab kitab', finds: ['tally-gst'] },
  { query: 'ghar baithe coding', onlyFrom: coding },
  { query: 'sasta course', onlyFrom: workshops },
  { query: 'sabse sasta', onlyFrom: workshops },
  { query: 'mechanical wale ke liye', onlyFrom: mechanical },
  { query: 'civil walo ke liye', onlyFrom: civil },
  { query: 'ece students', onlyFrom: electronics },
  { query: 'bcom ke baad', onlyFrom: commerce },
  { query: 'shuruaat se coding', onlyFrom: coding },
  { query: 'chip design', finds: ['vlsi-front-end'] },
  { query: 'bijli ka kaam', onlyFrom: electronics },
  { query: 'ghar ka naksha', finds: ['autocad-civil'] },
  { query: 'dukan ke liye marketing', finds: ['digital-marketing-essentials'] },
  { query: 'hacking sikhna hai', finds: ['cyber-security'] },
  { query: 'ai chatbot banana', finds: ['agentic-ai-genai'] },

  // Queries by the job that somebody wants.
  {
    query: 'data analyst job',
    onlyFrom: ['excel-sql-analysis', 'business-analytics', 'power-bi', 'data-science-python'],
  },
  { query: 'hr job', finds: ['hr-marketing', 'hr-analytics'] },
  { query: 'accountant', finds: ['tally-gst'] },
  { query: 'software tester', finds: ['test-automation'] },
  { query: 'cloud engineer', finds: ['aws-cloud', 'devops-cloud-engineering'] },
  { query: 'plc programmer', finds: ['plc-scada'] },
  { query: 'structural engineer', finds: ['structural-design'] },
  { query: 'graphic designer', finds: ['ui-ux-design'] },
  { query: 'draftsman', finds: ['autocad-mechanical', 'autocad-civil'] },
  {
    query: 'job guarantee',
    onlyFrom: superPrograms,
    answer: '/how-we-teach#job-guarantee',
  },

  // Queries by price, length, kind or tool.
  { query: 'under 500', onlyFrom: workshops },
  { query: '2500 se kam', onlyFrom: [...workshops, ...skillPrograms] },
  { query: '6 month course', onlyFrom: superPrograms },
  { query: '2 mahine ka course', onlyFrom: skillPrograms },
  { query: 'internship', onlyFrom: courses },
  { query: 'workshop', onlyFrom: workshops },
  { query: 'php project', finds: ['lamp-stack'], answer: '/short-term#php-projects' },
  { query: 'gst return', finds: ['tally-gst'] },
  { query: 'sql', finds: ['excel-sql-analysis'] },
  { query: 'ansys', finds: ['finite-element-analysis'] },
];

/** Fifty more queries, written before the search itself like `hundredQueries`. */
export const fiftyQueries: readonly SearchQueryExpectation[] = [
  { query: 'data sci', finds: ['data-science-python'] },
  { query: 'datascience', finds: ['data-science-python', 'data-science-ai-engineering'] },
  { query: 'nodejs', finds: ['mern-stack'] },
  { query: 'angular', finds: ['mean-stack', 'mean-workshop'] },
  { query: 'wordpress', finds: ['hr-marketing'] },
  { query: 'laravel', finds: ['lamp-stack'] },
  { query: 'figma', finds: ['ui-ux-design'] },
  { query: 'verilog', finds: ['vlsi-front-end'] },
  { query: 'scada', finds: ['plc-scada'] },
  { query: 'etabs', finds: ['structural-design'] },
  { query: 'revit', finds: ['revit-bim'] },
  { query: 'creo', finds: ['solidworks-creo-inventor'] },
  { query: 'stm32', finds: ['c-embedded'] },
  { query: 'kotlin', finds: ['java-xml-android'] },
  { query: 'share market', finds: ['finance-analytics'] },
  { query: 'payroll', onlyFrom: ['hr-analytics', 'hr-marketing', 'tally-gst'] },
  { query: 'selenium', finds: ['test-automation'] },
  { query: 'prompt engineering', finds: ['agentic-ai-genai'] },
  { query: 'chatgpt', finds: ['agentic-ai-genai'] },
  { query: 'statistics', finds: ['maths-statistics-ai'] },
  { query: 'ganit', finds: ['maths-statistics-ai'] },
  { query: 'गणित', finds: ['maths-statistics-ai'] },
  { query: 'मार्केटिंग', finds: ['digital-marketing-essentials'] },
  { query: 'कोडिंग', onlyFrom: coding },
  { query: 'नेटवर्किंग', finds: ['linux-networking'] },
  { query: 'ऑटोकैड', finds: ['autocad-mechanical', 'autocad-civil'] },
  { query: 'पावर बीआई', finds: ['power-bi'] },
  { query: 'फुल स्टैक', finds: ['full-stack-engineering'] },
  { query: 'एंड्रॉयड', finds: ['java-xml-android'] },
  { query: 'एथिकल हैकिंग', finds: ['cyber-security'] },
  { query: 'buisness analyst', finds: ['business-analytics'] },
  { query: 'finanace modeling', finds: ['finance-analytics'] },
  { query: 'netwroking', finds: ['linux-networking'] },
  { query: 'elctric vehical', finds: ['embedded-ev-engineering'] },
  { query: 'solidwrks', finds: ['solidworks-creo-inventor'] },
  { query: 'reveit bim', finds: ['revit-bim'] },
  { query: 'vlsi desgin', finds: ['vlsi-front-end'] },
  { query: 'mobail app', onlyFrom: mobile },
  {
    query: 'web devlopment',
    onlyFrom: [
      'front-end-web',
      'full-stack-engineering',
      'mern-stack',
      'mean-stack',
      'lamp-stack',
      ...workshops.slice(0, 3),
    ],
  },
  { query: 'grafic design', finds: ['ui-ux-design'] },
  { query: 'mba ke liye', onlyFrom: commerce },
  { query: 'diploma mechanical', onlyFrom: mechanical },
  { query: 'bca', onlyFrom: coding },
  { query: 'eee branch', onlyFrom: electronics },
  { query: '4 din ka workshop', onlyFrom: workshops },
  {
    query: '4 mahine',
    onlyFrom: intermediatePrograms,
  },
  { query: '399', onlyFrom: workshops },
  {
    query: 'placement',
    onlyFrom: [...superPrograms, ...intermediatePrograms],
  },
  { query: 'excel for office work', finds: ['excel-sql-analysis'] },
  { query: 'robot banana', onlyFrom: electronics },
];
