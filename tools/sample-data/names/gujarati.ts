import { community } from './community.ts';

export const gujarati = community({
  order: 'father',
  men: `Maganbhai मगनभाई, Chhaganbhai छगनभाई, Ramanbhai रमनभाई, Kantilal कांतिलाल, Popatlal पोपटलाल, Jivrajbhai जीवराजभाई,
    Mansukh मनसुख, Bharat भरत, Dinesh दिनेश, Jayesh जयेश, Kamlesh कमलेश, Haresh हरेश, Bhavesh भावेश,
    Nilesh नीलेश, Paresh परेश, Hitesh हितेश, Mehul मेहुल, Vipul विपुल, Chirag चिराग, Jignesh जिग्नेश,
    Ketan केतन, Hardik हार्दिक, Darshan दर्शन, Kunal कुणाल, Parth पार्थ, Dhruv ध्रुव, Meet मीत, Jay जय, Krish क्रिश`,
  women: `Jashodaben जशोदाबेन, Kantaben कांताबेन, Maniben मणिबेन, Savitaben सविताबेन, Hansaben हंसाबेन,
    Manjulaben मंजुलाबेन, Lilaben लीलाबेन, Ramilaben रमीलाबेन, Bhavna भावना, Daksha दक्षा, Varsha वर्षा,
    Kokila कोकिला, Nayana नयना, Pragna प्रज्ञा, Hetal हेतल, Sonal सोनल, Jagruti जागृति, Bhumi भूमि,
    Krupa कृपा, Nidhi निधि, Khushbu खुशबू, Dhara धारा, Mansi मानसी, Janvi जाह्नवी, Kinjal किंजल, Diya दिया`,
  families: `Patel पटेल, Solanki सोलंकी, Parmar परमार, Makwana मकवाना, Chauhan चौहान, Vaghela वाघेला,
    Rathod राठोड, Thakor ठाकोर, Shah शाह, Desai देसाई, Prajapati प्रजापति, Rabari रबारी, Vankar वणकर,
    Chavda चावडा, Gohil गोहिल, Zala झाला, Mehta मेहता, Panchal पंचाल, Dabhi डाभी, Vasava वसावा,
    Baraiya बारैया, Khristi ख्रिस्ती, Bhatt भट्ट, Trivedi त्रिवेदी, Jadav जादव, Suthar सुथार, Gadhvi गढवी`,
  rare: {
    starts: `Dob डोब, Kak काक, Bhal भाल, Gaj गज, Sav साव, Vek वेक, Ram राम, Ghel घेल, Mang मांग, Sor सोर,
      Rang रंग, Bhad भद, Kor कोर, Tim टिम, Has हस, Khun खुण, Sut सुत, Gond गोंड, Lak लाक, Vir विर, Dhan धन`,
    ends: `ariya ारिया, adiya ाडिया, ani ाणी, asara ासरा, odra ोद्रा, pariya परिया, vadia वडिया, akiya ाकिया`,
    share: 0.25,
  },
  categories: [
    ['obc', 40],
    ['general', 32],
    ['sc', 14],
    ['st', 6],
    ['ews', 6],
    ['others', 2],
  ],
});
