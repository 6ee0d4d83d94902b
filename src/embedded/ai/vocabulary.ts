/** Words people use for genres, with TMDB's ids of both kinds: movies first, series second. */
export const GENRE_WORDS: readonly { words: string; movie: readonly number[]; tv: readonly number[] }[] = [
  { words: 'action|shootouts?|explosions?|martial arts|kung fu|car chases?', movie: [28], tv: [10759] },
  { words: 'adventures?|adventurous|swashbuckl\\w+|expedition', movie: [12], tv: [10759] },
  { words: 'animat\\w+|cartoons?|anime|pixar|ghibli|disney', movie: [16], tv: [16] },
  {
    words: 'comed\\w+|comic|funny|hilarious|laughs?|laughing|humou?r\\w*|rom ?coms?|sitcoms?|silly',
    movie: [35],
    tv: [35],
  },
  {
    words: 'crime|criminals?|gangsters?|mafia|mob|heists?|robber\\w*|detectives?|police|cops?',
    movie: [80],
    tv: [80],
  },
  { words: 'documentar\\w+|docuseries|true stories', movie: [99], tv: [99] },
  { words: 'dramas?|dramatic|tearjerkers?', movie: [18], tv: [18] },
  { words: 'famil(?:y|ies)|kids?|children', movie: [10751], tv: [10751, 10762] },
  { words: 'fantas\\w+|magic\\w*|wizards?|dragons?|fairy ?tales?', movie: [14], tv: [10765] },
  { words: 'histor\\w+|period pieces?|costume dramas?|biopics?', movie: [36], tv: [10768] },
  {
    words: 'horror|scary|scare|frightening|terrifying|haunted|slashers?|zombies?|vampires?|creepy',
    movie: [27],
    tv: [9648, 10765],
  },
  { words: 'music|musicals?|songs?|bands?', movie: [10402], tv: [] },
  { words: 'myster(?:y|ies)|mysterious|whodunn?its?|puzzles?', movie: [9648], tv: [9648] },
  { words: 'roman(?:ce|ces|tic)|rom ?coms?|love stor(?:y|ies)', movie: [10749], tv: [18] },
  {
    words: 'sci ?fi|science fiction|space|aliens?|robots?|time travel|futuristic|cyberpunk|dystopia\\w*',
    movie: [878],
    tv: [10765],
  },
  {
    words: 'thrillers?|suspense\\w*|tense|gripping|edge of (?:my|the|your) seat',
    movie: [53],
    tv: [9648, 80],
  },
  { words: 'war|wartime|soldiers?|battles?', movie: [10752], tv: [10768] },
  { words: 'westerns?|cowboys?|gunslingers?', movie: [37], tv: [37] },
  { words: 'realit?y (?:tv|shows?|series)|competitions?|contests?', movie: [], tv: [10764] },
  { words: 'talk ?shows?|late night', movie: [], tv: [10767] },
  { words: 'news|current affairs', movie: [], tv: [10763] },
  { words: 'soaps?|telenovelas?', movie: [], tv: [10766] },
];

/** Moods and themes, with the words the bundled titles are described in. */
export const MOODS: readonly { words: string; terms: string }[] = [
  {
    words: 'feel ?good|cheer\\w*|uplifting|happy|joyful|heartwarming|wholesome|comfort\\w*|cosy|cozy',
    terms: 'feel-good uplifting heartwarming warm gentle cosy kindness hopeful',
  },
  {
    words: 'sad|cry|crying|tears|heartbreak\\w*|tragic|moving|emotional|melanchol\\w+|bittersweet',
    terms: 'tragic tearjerker grief bittersweet melancholy moving emotional',
  },
  {
    words: 'dark|bleak|grim|gritty|disturbing|brutal',
    terms: 'dark bleak gritty brooding unsettling brutal noir',
  },
  {
    words: 'mind ?(?:bending|blowing|twisting)|twists?|twisty|confusing|cerebral|think|philosophical|clever',
    terms: 'mind-bending twist clever memory dreams paranoia reality',
  },
  {
    words: 'tense|suspense\\w*|gripping|nail ?biting|edge of (?:my|the|your) seat',
    terms: 'tense suspenseful claustrophobic dread paranoia',
  },
  {
    words: 'slow|quiet|calm|relaxing|meditative|contemplative|gentle',
    terms: 'slow burn gentle melancholy nature elegiac tender',
  },
  {
    words: 'weird|strange|quirky|surreal|odd|offbeat|bizarre',
    terms: 'surreal quirky absurd whimsical dreamlike deadpan',
  },
  { words: 'epic|grand|sweeping|spectac\\w+', terms: 'epic sweeping spectacle quest' },
  { words: 'rainy|sunday|evening|lazy', terms: 'cosy gentle feel-good warm witty' },
  { words: 'date night|in love|girlfriend|boyfriend|romantic', terms: 'romance romantic love story witty' },
  { words: 'christmas|holidays?|xmas', terms: 'christmas winter' },
  { words: 'space|astronauts?|spaceships?|galax\\w+', terms: 'space astronaut spaceship alien galaxy' },
  {
    words: 'heists?|robber\\w*|thieves|thief|con ?(?:artists?|men)',
    terms: 'heist robbery thief con artist',
  },
  { words: 'super ?hero(?:es)?|marvel|comic ?books?', terms: 'superhero marvel vigilante secret identity' },
  {
    words: 'coming of age|growing up|teen(?:s|age|agers?)?|high school',
    terms: 'coming of age teenagers high school first love',
  },
  {
    words: 'based on (?:a )?(?:true|real)|true (?:story|stories|crime)|real life|biopics?',
    terms: 'based on a true story biography',
  },
  {
    words: 'politic\\w+|president|government|conspirac\\w+',
    terms: 'politics conspiracy corruption american politics journalism',
  },
  { words: 'court ?rooms?|lawyers?|trials?', terms: 'courtroom trial lawyer' },
  { words: 'doctors?|hospitals?|medical', terms: 'hospital doctor' },
  { words: 'friends?|friendship|buddies|buddy', terms: 'friendship found family banter' },
  { words: 'revenge|vengeance', terms: 'revenge vigilante' },
  {
    words: 'zombies?|apocaly\\w+|end of the world|post ?apocalyptic',
    terms: 'post-apocalyptic survival zombie',
  },
  { words: 'cook\\w*|food|chefs?|restaurants?', terms: 'restaurant food chef cooking' },
  { words: 'sports?|football|boxing|racing|athletes?', terms: 'underdog sport boxing football racing' },
  { words: 'nature|wildlife|animals?|ocean|planet', terms: 'nature wildlife ocean animals' },
  { words: 'dystopia\\w*|totalitarian|cyberpunk', terms: 'dystopia cyberpunk surveillance rebellion' },
];

/** Where a title is from, as people say it. */
export const ORIGINS: readonly { words: string; language?: string; country?: string }[] = [
  { words: 'french|france', language: 'fr' },
  { words: 'german|germany', language: 'de' },
  { words: 'italian|italy', language: 'it' },
  { words: 'spanish|spain', language: 'es' },
  { words: 'japanese|japan', language: 'ja' },
  { words: 'korean|korea|k ?dramas?', language: 'ko' },
  { words: 'chinese|china|mandarin', language: 'zh' },
  { words: 'hong kong|cantonese', language: 'cn' },
  { words: 'indian|india|bollywood|hindi', country: 'IN' },
  { words: 'swedish|sweden', language: 'sv' },
  { words: 'danish|denmark', language: 'da' },
  { words: 'norwegian|norway', language: 'no' },
  { words: 'polish|poland', language: 'pl' },
  { words: 'russian|russia|soviet', language: 'ru' },
  { words: 'brazilian|brazil|portuguese|portugal', language: 'pt' },
  { words: 'turkish|turkey', language: 'tr' },
  { words: 'iranian|iran|persian', language: 'fa' },
  { words: 'mexican|mexico', country: 'MX' },
  { words: 'argentin\\w+', country: 'AR' },
  { words: 'british|england|english (?:films?|movies?|series|shows?)|uk', country: 'GB' },
  { words: 'irish|ireland', country: 'IE' },
  { words: 'australian|australia', country: 'AU' },
  { words: 'canadian|canada', country: 'CA' },
  { words: 'new zealand', country: 'NZ' },
];

/** Words of a request that say nothing about the title. */
export const EMPTY_WORDS = new Set(
  (
    'a an and any anything are about after all also am as at be because been before best but by can could do does ' +
    'film films find for from get give good great had has have having i if in into is it its just kind like ' +
    'looking lot lots make makes maybe me mood more most movie movies much my need new no not of old on one or ' +
    'out please really recommend recommendation recommendations same see series show shows similar so some ' +
    'something sort stuff suggest than that the their them then there these they thing things this those to ' +
    'too tonight tv under up us very want wanted was watch watching we well were what when where which while who ' +
    'will with without would year years you your set story stories minutes hours hour minute long short feel ' +
    'feels feeling made starring directed director actor actress favourite favorite fan love loved enjoy'
  ).split(' '),
);
