/** All courses. The courses of one family are in the same order as on the family's page. */
import type { Course } from '#content/schema.ts';
import { agenticAiGenai } from './courses/agentic-ai-genai.ts';
import { autocadCivil } from './courses/autocad-civil.ts';
import { autocadMechanical } from './courses/autocad-mechanical.ts';
import { businessAnalytics } from './courses/business-analytics.ts';
import { cEmbedded } from './courses/c-embedded.ts';
import { flutter } from './courses/flutter.ts';
import { hrMarketing } from './courses/hr-marketing.ts';
import { javaXmlAndroid } from './courses/java-xml-android.ts';
import { lampStack } from './courses/lamp-stack.ts';
import { machineLearning } from './courses/machine-learning.ts';
import { mathsStatisticsAi } from './courses/maths-statistics-ai.ts';
import { meanStack } from './courses/mean-stack.ts';
import { mernStack } from './courses/mern-stack.ts';
import { powerBi } from './courses/power-bi.ts';
import { reactNative } from './courses/react-native.ts';
import { solidworksCreoInventor } from './courses/solidworks-creo-inventor.ts';

export const courses: readonly Course[] = [
  mernStack,
  meanStack,
  lampStack,
  javaXmlAndroid,
  reactNative,
  flutter,
  businessAnalytics,
  hrMarketing,
  powerBi,
  autocadMechanical,
  solidworksCreoInventor,
  autocadCivil,
  cEmbedded,
  machineLearning,
  agenticAiGenai,
  mathsStatisticsAi,
];
