/** What the specification fixes of its eleven courses, to the letter: part 2, sections 2.4, 2.9 and 2.10. The content check and the tests hold the files against it. */
export interface SpecifiedCourse {
  /** Titles in order, with minutes and difficulty badge where they are fixed. */
  modules?: readonly (readonly [title: string, minutes?: number | undefined, difficulty?: 'Beginner' | 'Intermediate' | 'Advanced'])[];
  /** Totals shown as badges under the title. */
  headline?: readonly string[];
  /** Where the closing links lead, in order: the first is the next course. */
  closing: readonly string[];
  /** What the card in the catalog says: minutes of the whole course, number of modules. */
  card?: { duration: number; modules?: number };
}

export const specifiedCourses: Readonly<Record<string, SpecifiedCourse>> = {
  'llm-deep-dive': {
    modules: [
      ['What Are Large Language Models?', undefined, 'Beginner'],
      ['How Do Neural Networks Work?', undefined, 'Intermediate'],
      ['The Training Process', undefined, 'Intermediate'],
      ['Transformers and Attention', undefined, 'Advanced'],
    ],
    closing: ['/learning-with-ai', '/teaching-with-ai'],
    card: { duration: 105, modules: 4 },
  },
  'what-is-ai': {
    closing: ['/bias-ethics-training', '/llm-deep-dive'],
    card: { duration: 90, modules: 4 },
  },
  'bias-ethics-training': {
    closing: ['/perspective-explorer', '/learning-about-ai'],
    card: { duration: 120 },
  },
  'gamification-classroom': {
    modules: [
      ['Psychology of Game-Based Learning', 45],
      ['Quest Design for Curriculum', 60],
      ['Achievement Systems & Progression', 50],
      ['Collaborative Boss Battles', 55],
      ['Assessment Through Play', 40],
      ['Technology Integration & Tools', 35],
    ],
    closing: ['/storytelling-curriculum', '/ai-literacy'],
  },
  'storytelling-curriculum': {
    modules: [
      ['Neuroscience of Narrative', 40],
      ['Character Arc Development', 55],
      ['Creating Dramatic Tension', 45],
      ['Emotional Resonance & Memory', 50],
      ['Cross-Curricular Story Integration', 60],
    ],
    closing: ['/mystery-box-teaching', '/ai-literacy'],
  },
  'mystery-box-teaching': {
    modules: [
      ['Psychology of Curiosity', 45],
      ['Designing Investigative Puzzles', 55],
      ['Scaffolding Discovery', 50],
      ['Real-World Problem Integration', 60],
      ['Assessment Through Investigation', 45],
    ],
    closing: ['/design-thinking-teachers', '/ai-literacy'],
  },
  'social-media-teaching': {
    modules: [
      ['Understanding Digital Native Communication', 50],
      ['Pedagogical Framework for Short-Form Content', 60],
      ['Student-Generated Content as Assessment', 55],
      ['Platform-Specific Teaching Strategies', 65],
      ['Digital Citizenship and Ethical Creation', 45],
    ],
    closing: ['/creative-ai-tools', '/ai-literacy'],
  },
  'creative-ai-tools': {
    modules: [
      ['AI-Powered Visual Creation', 45],
      ['Audio & Music Generation for Learning', 40],
      ['Interactive & Immersive Experiences', 55],
      ['Workflow Integration & Automation', 50],
      ['Choosing and Vetting New Tools', 40],
    ],
    closing: ['/design-thinking-teachers', '/ai-literacy'],
  },
  'creating-with-ai': {
    modules: [
      ['AI Art & Visual Creation', 45],
      ['AI Music & Audio Production', 40],
      ['AI Writing & Content Creation', 50],
      ['AI Video & Animation', 55],
      ['AI Coding & App Development', 60],
      ['AI-Powered Innovation & Problem Solving', 50],
    ],
    closing: ['/perspective-explorer', '/'],
    card: { duration: 300, modules: 6 },
  },
  'productivity-with-ai': {
    modules: [
      ['Task Management & Planning', 35],
      ['Automated Communication & Email Management', 40],
      ['Research & Information Processing', 45],
      ['Content Creation & Documentation', 50],
      ['Personal AI Assistant & Workflow Integration', 40],
    ],
    headline: ['3 hours total', '5 comprehensive modules', 'Hands-on projects'],
    closing: ['/ai-for-business', '/learning-about-ai'],
    card: { duration: 180, modules: 5 },
  },
  'ai-for-business': {
    modules: [
      ['AI Strategy & Implementation Planning', 45],
      ['Customer Experience & Sales Enhancement', 40],
      ['Operations & Process Automation', 50],
      ['Data Analytics & Business Intelligence', 45],
      ['Risk Management & Compliance', 35],
      ['Innovation & Competitive Advantage', 40],
    ],
    headline: ['3.5 hours total', '6 strategic modules'],
    closing: ['/productivity-with-ai', '/learning-about-ai'],
    card: { duration: 210, modules: 6 },
  },
};
