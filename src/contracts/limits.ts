/** Is there anything to read in the text? White space and invisible characters count as nothing, fillers of scripts too. */
export const hasVisibleText = (text: string): boolean => /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(text);

/** Numbers that both sides must agree on, each with its unit. The specification and the threat model set them. */
export const limits = {
  chat: {
    /** Characters of one message. */
    messageChars: 2_000,
    /** Characters of one earlier turn. Kora's longest worked example stays below it. */
    turnChars: 4_000,
    /** Messages of the conversation that go with a request. */
    historySent: 6,
    /** More than this is not a conversation of ours. */
    historyMax: 20,
    /** Characters of a turn's id: Kora's ids carry a signature and where the conversation stands. */
    idChars: 1_200,
    bodyBytes: 16 * 1024,
  },
  /** Class assistants of Kora Studio. */
  assistant: {
    /** Characters of the topic: a title, not a task. */
    topicChars: 80,
    /** Characters of the whole fragment of the link. 80 letters of a script outside ASCII take up to 12 characters each. */
    hashChars: 1_200,
  },
  explore: {
    questionChars: 300,
    /** Bytes of the whole address. */
    urlBytes: 16 * 1024,
  },
  /** KORA Read. */
  reading: {
    passageChars: 20_000,
    bodyBytes: 64 * 1024,
  },
  /** EssayBlocks. */
  essay: {
    /** Characters of one block. */
    blockChars: 8_000,
    /** Characters of another block that go with a request: its beginning says what it is about. */
    otherBlockChars: 600,
    /** Characters of a suggestion's id. */
    idChars: 80,
    /** Ids of suggestions shown before. */
    shownMax: 60,
    bodyBytes: 32 * 1024,
  },
  /** Prism. */
  prism: {
    /** Characters of a title. */
    titleChars: 200,
    /** Characters of a reflection: about 3,500 words. */
    reflectionChars: 20_000,
    bodyBytes: 64 * 1024,
  },
  /** Aurora. */
  lesson: {
    subjectChars: 100,
    gradeChars: 60,
    topicChars: 300,
    standardsChars: 1_000,
    /** The highest number of a variation. */
    variations: 50,
    bodyBytes: 16 * 1024,
  },
  mailingList: {
    /** The longest address mail servers take. */
    emailChars: 254,
    nameChars: 100,
    schoolChars: 200,
    roleChars: 100,
    messageChars: 2_000,
    bodyBytes: 16 * 1024,
    /** Requests in `windowMinutes` from one network address. */
    requests: 30,
    windowMinutes: 10,
    /** Days after which an address that nobody confirmed is deleted. */
    unconfirmedDays: 90,
    /** Days after which a confirmed pilot request is deleted. */
    pilotDays: 365,
  },
  /** What people hand on by an encrypted link. */
  shares: {
    /** Characters of what is stored: about 750 kB of work. A database row holds two million. */
    ciphertextChars: 1_000_000,
    bodyBytes: 1_000_000 + 1_024,
    /** Days that a link may last. */
    days: [1, 7, 30, 90],
    usualDays: 30,
    /** Links made in a minute from one network: a class that shares its maps at once. */
    madePerMinute: 120,
  },
  /** PARE. */
  pare: {
    topicChars: 300,
    gradeChars: 60,
    subjectChars: 100,
    standardsChars: 1_000,
    titleChars: 200,
    /** Characters of one part of a lesson. */
    partChars: 6_000,
    /** Characters of one bullet, visual, prompt or closing line. */
    lineChars: 600,
    bullets: 12,
    echoPrompts: 8,
    bodyBytes: 8 * 1024,
  },
  /** What a teacher gives out and students hand in. */
  assignments: {
    /** Characters of title, instructions and material together, as they are stored. */
    contentChars: 400_000,
    /** Characters of the sealed outside of a hand-in: name, kind, count of words. */
    labelChars: 4_000,
    /** Characters of the sealed work. */
    workChars: 500_000,
    commentChars: 40_000,
    bodyBytes: 520 * 1_024,
    /** Versions of all students together, and of one. */
    handIns: 1_000,
    versions: 20,
    /** Days ahead that work may be due. */
    dueWithinDays: 180,
    /** Days that everything stays after it was due. */
    daysAfterDue: 30,
    /** Hand-ins, or codes typed, in a minute from one network: a large school behind one address. */
    perMinute: 600,
  },
  /** Requests a minute from one device, or from one address where no device id is sent. */
  requestsPerMinute: { embedded: 600, model: 300 },
} as const;
