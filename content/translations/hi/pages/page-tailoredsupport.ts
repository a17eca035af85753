import type { ValuesOf } from '#domain/website/fields/fields.ts';
import type { pageTailoredSupport as document } from '../../../documents/pages/page-tailoredsupport.ts';

export const pageTailoredSupport: ValuesOf<(typeof document)['fields']> = {
  opening: {
    picture: 'tailored-opening.webp',
    heading: 'जैसी ज़रूरत, वैसा साथ',
    lede: 'दो जगहों को एक ही चीज़ नहीं चाहिए होती। हम पहले नाप लेते हैं, फिर कपड़ा काटते हैं।',
  },
  quote: 'अध्याय मॉडल: एक जगह, एक योजना, एक बजट, और वहीं के लोग जो बता सकें कि काम बना या नहीं।',
  steps: {
    heading: 'पहले सवाल से आख़िरी मुलाक़ात तक',
    items: [
      {
        title: 'सुनना',
        text: 'कोई वादा करने से पहले हम घूमते हैं, बैठते हैं, पूछते हैं। पानी कौन लाता है, स्कूल किसने छोड़ा, अकेला कौन है?',
        who: 'यहाँ के लोग पहले बोलते हैं',
        picture: 'model-listen.webp',
      },
      {
        title: 'योजना बनाना',
        text: 'पहले क्या हो, यह लोग चुनते हैं। योजना में लिखा होता है कि कौन क्या करेगा, कितना ख़र्च होगा, और कैसे पता चलेगा कि काम बना।',
        who: 'एक पन्ना, जो बैठक में पढ़कर सुनाया जाता है',
        picture: 'model-plan.webp',
      },
      {
        title: 'काम करना',
        text: 'काम वहीं के हाथों से होता है, और ऐसे पैसे से जिसका हिसाब दिखे।',
        who: 'काम वहीं के हाथों से',
        picture: 'model-carry.webp',
      },
      {
        title: 'नापना',
        text: 'जो वादा था, उसे सबके सामने गिनते हैं। गिनती कहे कि कुछ ठीक नहीं, तो योजना बदलते हैं।',
        who: 'गिनती वहाँ, जहाँ सब देख सकें',
        picture: 'model-measure.webp',
      },
      {
        title: 'सौंपना',
        text: 'कोई समूह, स्कूल या ग्राम सभा चाबी लेती है और काम चलाती रहती है।',
        who: 'हम फिर आते हैं, मेहमान बनकर',
        picture: 'model-hand-over.webp',
      },
    ],
  },
  chapters: {
    heading: 'ग्यारह अध्याय',
    intro:
      'दस अध्याय “जैसी ज़रूरत, वैसा साथ” में आते हैं। ग्यारहवाँ, “सपनों की वापसी”, वह समुदाय है जहाँ से इनके बहुत-से लोग आते हैं।',
  },
  search: {
    title: 'जैसी ज़रूरत, वैसा साथ: अध्याय मॉडल | {short_name}',
    description: 'अध्याय कैसे बनता है, कैसे चलता है और कैसे सौंपा जाता है, और आज इस तरीक़े से चल रहे ग्यारह अध्याय।',
  },
};
