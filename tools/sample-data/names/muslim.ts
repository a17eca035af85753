import { community } from './community.ts';

export const muslim = community({
  order: 'plain',
  men: `Abdul Karim अब्दुल करीम, Ghulam Rasool ग़ुलाम रसूल, Abdul Rehman अब्दुल रहमान, Mohammad Yusuf मोहम्मद यूसुफ़,
    Sattar सत्तार, Nabi नबी, Rafiq रफ़ीक, Iqbal इक़बाल, Salim सलीम, Nasir नासिर, Shafiq शफ़ीक, Mustafa मुस्तफ़ा,
    Rashid राशिद, Anwar अनवर, Aslam असलम, Akbar अकबर, Jameel जमील, Irfan इरफ़ान, Imran इमरान, Javed जावेद,
    Shakil शकील, Wasim वसीम, Nadeem नदीम, Firoz फ़िरोज़, Tariq तारिक़, Asif आसिफ़, Arif आरिफ़, Faisal फ़ैसल,
    Zubair ज़ुबैर, Sameer समीर, Danish दानिश, Adnan अदनान, Aman अमान, Rehan रेहान, Ayan अयान, Zaid ज़ैद,
    Hamza हम्ज़ा, Ibrahim इब्राहीम, Arham अरहम`,
  women: `Hajra हाजरा, Zubeida ज़ुबैदा, Kulsum कुलसुम, Amina अमीना, Khadija ख़दीजा, Rabia राबिया, Mehrunnisa मेहरुन्निसा,
    Noorjahan नूरजहाँ, Sakina सकीना, Zarina ज़रीना, Hasina हसीना, Fatima फ़ातिमा, Shahnaz शहनाज़, Rukhsana रुख़साना,
    Parveen परवीन, Nasreen नसरीन, Yasmin यास्मीन, Shabana शबाना, Tabassum तबस्सुम, Rehana रेहाना, Salma सलमा,
    Nagma नगमा, Shaheen शाहीन, Farzana फ़रज़ाना, Nazia नाज़िया, Rubina रुबीना, Heena हिना, Sana सना, Saba सबा,
    Afreen आफ़रीन, Alfiya अल्फ़िया, Aliya आलिया, Zoya ज़ोया, Inaya इनाया, Mariyam मरियम, Ayesha आयशा`,
  families: `Shaikh शेख, Khan ख़ान, Ansari अंसारी, Sayyed सय्यद, Qureshi क़ुरैशी, Pathan पठान, Siddiqui सिद्दीक़ी,
    Shah शाह, Idrisi इदरीसी, Mansuri मंसूरी, Khatri खत्री, Malik मलिक, Hashmi हाशमी, Mirza मिर्ज़ा, Saifi सैफ़ी,
    Salmani सलमानी, Momin मोमिन, Farooqui फ़ारूक़ी, Rangrez रंगरेज़, Tamboli तांबोळी, Attar अत्तार, Bagwan बागवान,
    Mujawar मुजावर, Nadaf नदाफ, Inamdar इनामदार, Mulani मुलाणी, Rizvi रिज़वी, Kazi क़ाज़ी, Chaudhary चौधरी,
    Gaddi गद्दी, Alvi अलवी, Usmani उस्मानी, Kidwai किदवई, Zaidi ज़ैदी, Bhisti भिश्ती, Darzi दर्ज़ी`,
  added: {
    men: 'Ahmed अहमद, Ali अली, Hussain हुसैन, Alam आलम',
    women: 'Bi बी, Begum बेगम, Khatoon ख़ातून, Bano बानो',
    share: 0.3,
  },
  categories: [
    ['obc', 50],
    ['general', 38],
    ['ews', 7],
    ['others', 5],
  ],
});
