/**
 * Three hundred queries with what each must find: the hundred and fifty of `offer-search-queries.ts`, and a hundred and
 * fifty more about answers, offers and subjects that we do not teach. `heldOutQueries` are the control group: the words
 * and the rules of the search are never changed for any of these queries.
 */
import {
  fiftyQueries,
  hundredQueries,
  type SearchQueryExpectation,
} from './offer-search-queries.ts';

/** Addresses of the answers in `content/search/searchable-pages.ts`. */
const exams = '/govtexams';
const webinars = '/webinar';
const free = '/how-we-teach#free';
const refund = '/questions#refund';
const pay = '/questions#how-to-pay';
const instalments = '/questions#instalments';
const language = '/questions#language';
const under18 = '/questions#age';
const whoMayEnrol = '/questions#age';
const certificate = '/questions#recognition';
const guarantee = '/how-we-teach#job-guarantee';
const phpProjects = '/short-term#php-projects';
const classTimes = '/questions#class-times';
const batchSize = '/questions#batch-size';
const missedClass = '/questions#missed-class';
const lifetime = '/questions#lifetime-access';
const laptop = '/questions#laptop-or-phone';
const demo = '/request-call#request-call';
const lms = '/lms';

const answered = (answer: string, ...queries: readonly string[]): SearchQueryExpectation[] =>
  queries.map((query) => ({ query, answer }));
const found = (finds: readonly string[], ...queries: readonly string[]): SearchQueryExpectation[] =>
  queries.map((query) => ({ query, finds }));
/**
 * Queries about subjects that we neither teach nor answer: the search must find no offer, or only suggest another
 * spelling.
 */
const unknown = (...queries: readonly string[]): SearchQueryExpectation[] =>
  queries.map((query) => ({ query, nothing: true }));

const asked: readonly SearchQueryExpectation[] = [
  // Subjects that we do not teach.
  ...unknown(
    'cooking',
    'cooking class',
    'driving licence',
    'driving license kaise banaye',
    'english speaking',
    'spoken english',
    'video editing',
    'guitar',
    'yoga teacher training',
    'beautician course',
    'makeup artist',
    'nursing',
    'fashion designing',
    'photography',
    'stitching silai',
    'सिलाई',
    'mehndi design course',
    'dance classes',
    'ielts',
    'blockchain',
    'hotel management',
    'plumber',
    'air hostess',
    'बाल काटना',
    'खाना बनाना',
    'solar panel installation',
  ),

  // Government exams.
  ...answered(
    exams,
    'sarkari naukri',
    'सरकारी नौकरी',
    'ssc',
    'govt exam',
    'government job',
    'govt job',
    'government exams',
    'sarkari exam',
    'rrb je',
    'ibps',
    'upsc',
    'gate exam',
    'railway',
    'रेलवे',
    'ssc je civil',
    'bank po',
  ),

  // Queries about what is free: webinars, courses, demo classes, projects to download.
  ...answered(webinars, 'webinar', 'webinars', 'free webinar', 'वेबिनार', 'webniar', 'usa webinar'),
  ...answered(
    free,
    'free',
    'free course',
    'free courses with certificate',
    'muft course',
    'फ्री कोर्स',
    'मुफ्त',
    'bina paise ke',
  ),
  ...answered(demo, 'demo class', 'free demo', 'demo'),
  ...answered(
    phpProjects,
    'php projects with source code',
    'final year project',
    'hostel management project',
    'crm project download',
  ),

  // Money.
  ...answered(
    refund,
    'refund',
    'refund policy',
    'money back',
    'paise wapas',
    'paisa wapas milega kya',
    'रिफंड',
    'cancel',
    'refnd',
    'पैसे वापस',
  ),
  ...answered(
    pay,
    'upi',
    'payment',
    'gpay',
    'phonepe',
    'how to pay',
    'credit card',
    'payment kaise kare',
    'यूपीआई',
  ),
  ...answered(instalments, 'emi', 'installment', 'instalments', 'kist me payment', 'ईएमआई'),

  // Questions about who may join, and in which language.
  ...answered(
    under18,
    'coding for kids',
    'meri beti 16 saal',
    'mera beta 15 saal ka hai',
    'bachcho ke liye coding',
    '16 years old',
    'age limit',
    'school student',
    'class 8 student',
    'बच्चों के लिए',
    'under 18',
  ),
  ...answered(
    whoMayEnrol,
    '12th pass',
    '12th ke baad',
    '10th pass',
    '12th pass ke liye course',
    'eligibility',
    'without degree',
    'graduation ke baad',
    '12वीं पास',
    'kaun join kar sakta hai eligibility',
  ),
  ...answered(
    language,
    'hindi me padhai',
    'hindi medium',
    'in hindi',
    'हिंदी में',
    'course in hindi',
    'hindi mein sikhna hai',
  ),

  ...answered(language, 'language of teaching'),

  // Certificates, work, the LMS.
  ...answered(certificate, 'certificate', 'certificate valid', 'सर्टिफिकेट', 'certification'),
  ...answered(guarantee, 'job guarantee hai kya', 'placement guarantee'),
  ...answered(lms, 'lms', 'lms login', 'login'),

  // Data structures.
  ...found(['full-stack-engineering'], 'dsa', 'data structure', 'data structures and algorithms'),
  // Queries that must find both an offer and an answer.
  { query: 'python emi', finds: ['python-automation'], answer: instalments },
  { query: 'python refund', finds: ['python-automation'], answer: refund },
  { query: 'tally course in hindi', finds: ['tally-gst'], answer: language },
  { query: 'mern stack certificate', finds: ['mern-stack'], answer: certificate },
  { query: 'python course for 12th pass', finds: ['python-automation'], answer: whoMayEnrol },

  // Queries of several words, all of which must match.
  ...found(['python-automation'], 'python basic to advance', 'phython', 'पायथन कोर्स'),
  ...found(['excel-sql-analysis'], 'excel vlookup pivot', 'एक्सेल'),
  ...found(['tally-gst'], 'gst billing', 'taly gst corse'),
  ...found(['cyber-security'], 'ethical hacker', 'साइबर'),
  ...found(['machine-learning'], 'machine learning with python'),
  ...found(['mern-stack'], 'mongodb express react'),
  ...found(['flutter'], 'flutter app', 'flutter dart mobile app'),
  ...found(['aws-cloud'], 'amazon web services', 'aws cloud computing'),
  ...found(['java-spring-boot'], 'java backend developer', 'core java'),
  ...found(['autocad-civil'], 'autocad civil drawing'),
  ...found(['power-bi'], 'power bi dashboard'),
  ...found(['digital-marketing-essentials'], 'google ads', 'social media marketing'),
  ...found(['ui-ux-design'], 'figma design'),
  ...found(['vlsi-front-end'], 'vlsi verilog'),
];

export const threeHundredQueries: readonly SearchQueryExpectation[] = [
  ...hundredQueries,
  ...fiftyQueries,
  ...asked,
];

export const heldOutQueries: readonly SearchQueryExpectation[] = [
  ...unknown(
    'swimming',
    'piano lessons',
    'car repair',
    'two wheeler mechanic',
    'tailoring',
    'french language',
    'pilot training',
    'jewellery making',
    'acting classes',
    'dental assistant',
    'chef',
    'कुकिंग',
    'german language',
    'tabla',
    'painting',
    'neet coaching',
  ),
  ...answered(
    exams,
    'sarkari job',
    'goverment exam',
    'sarkari naukari ki taiyari',
    'ssc cgl',
    'bank exam',
    'सरकारी परीक्षा',
  ),
  ...answered(webinars, 'online webinar', 'live webinar free', 'wabinar', 'seminar'),
  ...answered(
    free,
    'free training',
    'free of cost',
    'free certificate course',
    'free mein',
    'free me sikhna hai',
  ),
  ...answered(refund, 'refund kaise milega', 'fees wapas', 'cancel admission', 'return money'),
  ...answered(pay, 'google pay', 'debit card', 'upi payment', 'net banking', 'paytm'),
  ...answered(
    instalments,
    'emi option',
    'emi available',
    'monthly instalment',
    'kisto me fees',
    'part payment',
  ),
  ...answered(
    under18,
    '17 saal',
    'coding for children',
    'for my son',
    'kids',
    '15 year old',
    '9th class',
  ),
  ...answered(
    whoMayEnrol,
    '12 pass',
    'after 12th',
    'qualification',
    'arts student 12th',
    'degree required',
  ),
  ...answered(
    language,
    'hindi',
    'hindi language',
    'हिन्दी में कोर्स',
    'teach in hindi',
    'hindi me coding',
  ),
  ...answered(certificate, 'certificate milega', 'is certificate valid'),
  ...answered(demo, 'free trial', 'demo lecture', 'trial class'),
  ...answered(phpProjects, 'major project'),
  ...answered(guarantee, 'naukri guarantee'),
  ...found(['python-automation'], 'pithon coarse', 'learn python from zero'),
  ...found(['excel-sql-analysis'], 'advanced excel', 'sql database'),
  ...found(['cyber-security'], 'network security', 'cybersecurity course'),
  ...found(['autocad-civil'], 'civil drafting'),
  ...found(['structural-design'], 'staad pro etabs'),
  ...found(['flutter'], 'flutter se app banana'),
  ...found(['devops-cloud-engineering'], 'docker kubernetes'),
  ...found(['react-native'], 'react native app'),
  { query: 'java emi', finds: ['java-spring-boot'], answer: instalments },
  { query: 'excel certificate', finds: ['excel-sql-analysis'], answer: certificate },
];

/** Queries of people who have not paid yet, written together with the answers. Each query must find its answer. */
export const questionQueries: readonly SearchQueryExpectation[] = [
  ...answered(language, 'which language', 'english medium'),
  { query: 'which language of teaching', answer: language },
  ...answered(
    classTimes,
    'class timing',
    'weekend batch',
    'evening classes',
    'kitne baje class',
    'टाइमिंग',
  ),
  ...answered(batchSize, 'batch size', 'how many students in a batch'),
  ...answered(missedClass, 'missed class', 'what if i miss a class', 'chhutti'),
  ...answered(missedClass, 'recording', 'recorded lectures'),
  ...answered(lifetime, 'lifetime access', 'lifetime'),
  ...answered(laptop, 'without laptop', 'laptop nahi hai', 'mobile se padhai'),
  ...answered(
    classTimes,
    'morning batch',
    'shaam ki class',
    'saturday sunday',
    'start date',
    'kab shuru hoga',
    'working professional',
    'शाम की क्लास',
  ),
  ...answered(batchSize, 'kitne bache ek class me'),
  ...answered(laptop, 'laptop requirement', 'laptop zaroori hai kya', 'minimum ram'),
  ...answered(language, 'tamil', 'malayalam', 'telugu medium'),
  ...answered(whoMayEnrol, 'age 35', '35 years old', 'housewife', 'career change'),
  ...answered(certificate, 'certificate government approved', 'ugc approved', 'सर्टिफिकेट मान्य है'),
  ...answered(pay, 'payment failed', 'paise kat gaye'),
  ...answered('/questions#extra-costs', 'discount', 'coupon', 'student discount', 'डिस्काउंट'),
  ...answered('/questions#calls', 'helpline number', 'callback'),
  ...answered('/how-we-teach#placement', 'resume', 'mock interview', 'cv banana', 'इंटरव्यू'),
  ...answered('/enroll-form#steps', 'enroll', 'admission process', 'join kaise kare'),
  ...answered('/compare', 'compare courses', 'comparison'),
  ...answered('/courses', 'brochure download', 'prospectus'),
  ...answered('/terms#how-to-reach-us', 'complaint', 'grievance', 'terms', 'shikayat', 'शिकायत'),
  ...answered('/#about', 'about us', 'is it real or fake', 'bharosa'),
  ...answered('/short-term#custom-project', 'custom project', 'project banwana'),
  ...found(['mern-workshop'], 'crash course', 'bootcamp'),
  ...found(['full-stack-engineering'], 'long term course'),
  ...found(['java-spring-boot'], 'java full stack'),
  ...answered('/questions#receipt', 'receipt', 'fee receipt', 'rasid kaha milegi', 'रसीद'),
  ...answered('/questions#reviews', 'reviews', 'review', 'ratings', 'testimonials', 'feedback'),
  ...answered(
    '/questions#job-and-salary',
    'salary',
    'kitni salary milegi',
    'सैलरी',
    'job milegi kya',
    'jobs for freshers',
    'placement record',
    '6 lpa',
  ),
  ...answered('/questions#not-taught', 'jee', 'neet', 'iit jee', 'ccc', 'o level', 'pgdca'),
  ...['dca', 'adca course'].map((query) => ({
    query,
    finds: ['excel-sql-analysis', 'tally-gst'],
    answer: '/questions#not-taught',
  })),
  {
    query: 'salary after python',
    finds: ['python-automation'],
    answer: '/questions#job-and-salary',
  },
  { query: 'tally job', finds: ['tally-gst'], answer: '/questions#job-and-salary' },
  ...answered('/govtexams', 'ssc je', 'rrb je'),
  ...found(['mern-stack', 'java-spring-boot'], 'mern ya spring boot', 'mern or spring boot'),
  ...found(['excel-sql-analysis', 'tally-gst'], 'tally ya excel', 'टैली या एक्सेल'),
  { query: 'python vs flutter', finds: ['python-automation', 'flutter'], answer: '/compare' },
  ...found(['revit-bim'], 'bim'),
  ...found(['power-bi'], 'bi'),
  ...unknown('sap', 'gis', 'offline class', 'patna', 'japanese', 'franchise', 'shopify'),
  { query: 'python without laptop', finds: ['python-automation'], answer: laptop },
];
