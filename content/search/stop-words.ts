/**
 * Words that say that somebody looks for a course, but not which: "best", "online", "fees". They are in English, Hindi,
 * and Hindi in Latin letters. The search ignores them, and a query with nothing else finds all offers.
 */
export const stopWords: readonly string[] = [
  ...'a an the and or of for to in on at with by from after my me i we is are it'.split(' '),
  ...'course courses class classes coaching training institute online learn study teach'.split(' '),
  ...'best top good new want need how what which can you please job jobs work student students'.split(
    ' ',
  ),
  ...'get make making become near fees fee price certificate project projects engineer engineering branch'.split(
    ' ',
  ),
  ...'year yr pass passed final semester sem weekend home time part full-time about'.split(' '),
  ...'day days week weeks month months din hafte hafta mahina mahine maheene kuch bhi kitna kitne kitni'.split(
    ' ',
  ),
  ...'ka ke ki ko se me mein mai main par pe hai hain ho hu hoon tha kya kaise kaun kab'.split(' '),
  ...'wala wale wali walo walon waale liye lie baad chahiye chaiye karna karne karo kar krna'.split(
    ' ',
  ),
  ...'sikhna seekhna sikhne seekhne sikho seekho sikhe seekhe sikha padhna padhai mujhe muje mera'.split(
    ' ',
  ),
  ...'banana banane banao banaye bana banna kaam kam naukri ghar baithe sabse accha acha koi'.split(
    ' ',
  ),
  ...'advance advanced level teaching tutorial tutorials milega milegi milta meri mere kaise available'.split(
    ' ',
  ),
  ...'agar jaye ho na ya aur tak ek saath sath vs versus'.split(' '),
  ...'का के की को से में पर है हैं हो हूँ क्या कैसे कौन और या मुझे मेरा मेरे'.split(' '),
  ...'कोर्स क्लास सीखना सीखें सीखो सीखे सीख करना करने बनाना बनाने बनाएं बनना चाहिए लिए वाला वाले वाली'.split(
    ' ',
  ),
  ...'काम नौकरी घर बैठे सबसे अच्छा ऑनलाइन इंजीनियर इंजीनियरिंग दिन हफ्ते महीना महीने'.split(' '),
];

/**
 * Words of our texts that nobody searches for. To keep the search index small, it leaves them out when they come from a
 * description, a module or the title of a field. Queries keep these words.
 */
export const unindexedWords: readonly string[] = [
  ...'across again already another answer any around ask asking bare based before behind being beneath between'.split(
    ' ',
  ),
  ...'beyond both bringing calling carry case choosing clean clear closing coloured could daily dear deep deserves'.split(
    ' ',
  ),
  ...'detail does down dull during each earnest easily empty enough ever every everyday exact expect explained'.split(
    ' ',
  ),
  ...'explaining far fast find finding fine finish firm firms first fits forget found four fragments getting going'.split(
    ' ',
  ),
  ...'handing handover here hired hold honest honestly included inside into itself joining judging keep keeping know'.split(
    ' ',
  ),
  ...'knowing large larger last law lay learned leave leaving light like looking many messy more most must needs not'.split(
    ' ',
  ),
  ...'often once one only other others out over own paid parts peoples properly reading real rest rests same say see'.split(
    ' ',
  ),
  ...'sees several shapes share shared ship shipping ships show showing shown shows small soberly something stand stands'.split(
    ' ',
  ),
  ...'stay stop talk tells that their them then things think thinking thoroughly three throughout today todays together'.split(
    ' ',
  ),
  ...'trust truth two understood until use used user users uses using vague was watch when where who whole why without'.split(
    ' ',
  ),
  ...'words worked working works world written wrong wire yours yourself cool bus afternoon afternoons morning fair'.split(
    ' ',
  ),
  ...'bringing change changing changes close company could could decision day describing description conclusion sound'.split(
    ' ',
  ),
  ...'fairness families behind background condition easy free growth heat judging labour mason movement night people'.split(
    ' ',
  ),
  ...'person place places play point portals quiet raw say serving sets sides single sleep social something start state'.split(
    ' ',
  ),
  ...'accessible activities balance boosting bench blocks buys checking cleaning collecting collections command concrete'.split(
    ' ',
  ),
  ...'content credit definition deliver delivering depth deriving detailing drives editing employers errors exchange'.split(
    ' ',
  ),
  ...'experiments explanation exploration features flash floor flow footprints function gates generation gestures ground'.split(
    ' ',
  ),
  ...'groups information intervals labels layers likelihood limits line lists low measure messages method modern move'.split(
    ' ',
  ),
  ...'names objects observe observed order ordering organising output pays pins points precision problem propagation'.split(
    ' ',
  ),
  ...'quality questioning refresh repeats responding review revising samples sells sequences sharing signals size sketches'.split(
    ' ',
  ),
  ...'source speed stairs starting statement stock storing studies styles summarising system text texture theme tuning'.split(
    ' ',
  ),
  ...'watching weight attacker commissioning compute dimensioning displays distributions document elevations'.split(
    ' ',
  ),
  ...'activity all application assemblies assembly base baselines beginning blinking books broker buckling'.split(
    ' ',
  ),
  ...'calculation campaigns charging chart configuration contact container controller cost customers'.split(
    ' ',
  ),
  ...'defence defend derivatives detection device draw drawn easy electricity evaluation fault figures file'.split(
    ' ',
  ),
  ...'force identity images imported indian install instruments interrupts lab libraries link little live'.split(
    ' ',
  ),
  ...'load made maintain makes markets measured measurement monitored numbers operators orders page panel'.split(
    ' ',
  ),
  ...'parameters patterns pay payments performance permission picture plans platforms plotting practice'.split(
    ' ',
  ),
  ...'privacy privileges projections publishing quantities question rates read recommendation registers'.split(
    ' ',
  ),
  ...'release reliability remote returns risk row rules run running runs safe sanction schedules scratch'.split(
    ' ',
  ),
  ...'screen scripts sections send series sign signed site sketch standards star starting statements static'.split(
    ' ',
  ),
  ...'storage store structured styling supervised support surface survey synchronising table team templates'.split(
    ' ',
  ),
  ...'terminal tested timers trade trees updates value variables views voucher wheeler win interview'.split(
    ' ',
  ),
  ...'interviews architectural augmented automate brand bundle configurations defences faults gateway hire host'.split(
    ' ',
  ),
  ...'look mail mini municipality navigation pages pictures questions report schematic screens sheet shops starting'.split(
    ' ',
  ),
  ...'stores supports surfaces tolerancing trades validating visual secure weldments'.split(' '),
];
