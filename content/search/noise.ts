/**
 * Words that say that somebody is looking for a course, and not for which: English, Hindi, and Hindi in Latin
 * letters. They are left out of every query; a query of nothing else is answered with the whole list.
 */
export const noiseWords: readonly string[] = [
  ...'a an the and or of for to in on at with by from after my me i we is are it'.split(' '),
  ...'course courses class classes coaching training institute online offline learn study teach'.split(
    ' ',
  ),
  ...'best top good new want need how what which can you please job jobs work student students'.split(
    ' ',
  ),
  ...'get make making become near fees fee price certificate project projects engineer engineering branch'.split(
    ' ',
  ),
  ...'year yr pass passed final semester sem hindi english weekend home time part full-time about'.split(
    ' ',
  ),
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
  ...'का के की को से में पर है हैं हो हूँ क्या कैसे कौन और या मुझे मेरा मेरे'.split(' '),
  ...'कोर्स क्लास सीखना सीखें सीखो सीखे सीख करना करने बनाना बनाने बनाएं बनना चाहिए लिए वाला वाले वाली'.split(
    ' ',
  ),
  ...'काम नौकरी घर बैठे सबसे अच्छा ऑनलाइन इंजीनियर इंजीनियरिंग दिन हफ्ते महीना महीने'.split(' '),
];
