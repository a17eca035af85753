// Communities: Warli, Kokna and Katkari in the west, Bhil in the middle, Munda, Oraon and Santal in the east.
import { community } from './community.ts';

export const warli = community({
  order: 'father',
  men: `Devram देवराम, Soma सोमा, Ladkya लाडक्या, Janya जान्या, Rupji रूपजी, Lahanu लहानू, Raghu रघु, Mahadu महादू,
    Kashiram काशीराम, Budhya बुध्या, Navsu नवसू, Chintu चिंतू, Sakharam सखाराम, Bhagwan भगवान, Vasant वसंत,
    Ramdas रामदास, Anil अनिल, Sunil सुनील, Kalpesh कल्पेश, Jayesh जयेश, Nilesh निलेश, Vishal विशाल, Ajay अजय,
    Kiran किरण, Sagar सागर, Roshan रोशन, Darshan दर्शन, Tushar तुषार, Aryan आर्यन`,
  women: `Jivya जिव्या, Chandri चांदरी, Lahani लहानी, Budhi बुधी, Somi सोमी, Devki देवकी, Kamli कमळी, Sonki सोनकी,
    Thakubai ठकूबाई, Yashoda यशोदा, Jani जानी, Nirmala निर्मला, Vanita वनिता, Sulochana सुलोचना, Manda मंदा,
    Ranjana रंजना, Kalpana कल्पना, Anita अनिता, Sangita संगीता, Jyoti ज्योती, Pratiksha प्रतीक्षा, Karishma करिश्मा,
    Dipali दिपाली, Nikita निकिता, Roshani रोशनी, Sakshi साक्षी, Vaishnavi वैष्णवी`,
  families: `Bhoye भोये, Mahale महाले, Gavit गावित, Pawar पवार, Dumada दुमाडा, Kharpade खरपडे, Umtol उमतोल, Vartha वरठा,
    Dhodade धोडडे, Bhavar भवर, Jadhav जाधव, Chaudhari चौधरी, Padvale पडवळे, Hadal हाडळ, Karbat करबट, Ghatal घाटाळ,
    Kurkute कुरकुटे, Savara सवरा, Tumbda तुंबडा, Vangad वांगड, Raut राऊत, Thakare ठाकरे, Katkari कातकरी, Mukane मुकणे,
    Waghe वाघे, Lilka लिलका, Dhapsi धापसी, Bendar बेंदर, Kinner किन्नर, Malkari माळकरी, Dhinda धिंडा, Lakhan लाखण,
    Ozare ओझरे, Morgha मोरघा, Valvi वळवी, Chibda चिबडा, Fadvale फडवळे, Bij बीज`,
  categories: [
    ['st', 96],
    ['obc', 3],
    ['others', 1],
  ],
});

export const bhil = community({
  order: 'plain',
  men: `Kalu कालू, Ratna रतना, Mangliya मांगलिया, Badu बादू, Nathu नाथू, Hakru हकरू, Dhulji धूलजी, Galiya गलिया,
    Somla सोमला, Juwan जुवान, Rumal रूमाल, Bhuru भूरू, Kailash कैलाश, Ramesh रमेश, Mukesh मुकेश, Dinesh दिनेश,
    Raju राजू, Sunil सुनील, Anil अनिल, Vikram विक्रम, Rahul राहुल, Ajay अजय, Arjun अर्जुन, Rohit रोहित`,
  women: `Jhitri झीतरी, Hurji हुरजी, Kali काली, Badli बादली, Nurli नूरली, Sakri साकरी, Dhuli धूली, Gangli गंगली,
    Ramila रमीला, Kamla कमला, Shanta शांता, Kesar केसर, Sangita संगीता, Anita अनीता, Sharda शारदा, Rekha रेखा,
    Sunita सुनीता, Mamta ममता, Lalita ललिता, Payal पायल, Asha आशा, Kajal काजल, Nisha निशा`,
  families: `Damor डामोर, Bhuria भूरिया, Bhabor भाबोर, Katara कटारा, Meda मेड़ा, Parmar परमार, Ninama निनामा, Khadia खड़िया,
    Amliyar अमलियार, Vasuniya वसुनिया, Hatila हटीला, Garwal गरवाल, Maida मईड़ा, Bamniya बामनिया, Ganava गणावा,
    Rawat रावत, Dodiyar डोडियार, Singar सिंगाड़, Solanki सोलंकी, Muniya मुनिया, Charel चारेल, Dindor डिंडोर`,
  added: { men: 'Singh सिंह, Bhai भाई', women: 'Bai बाई', share: 0.2 },
  categories: [
    ['st', 97],
    ['others', 3],
  ],
});

export const munda = community({
  order: 'plain',
  men: `Birsa बिरसा, Budhu बुधू, Somra सोमरा, Mangra मंगरा, Sukra सुकरा, Etwa एतवा, Jhirga झिरगा, Gandura गंदुरा, Chamra चामरा,
    Lakhan लखन, Jatru जतरू, Mansid मनसिद, Paulus पौलुस, Marcus मार्कुस, Sanika सनिका, Karma करमा, Bandhan बंधन,
    Sunil सुनील, Anil अनिल, Bishnu बिष्णु, Ranjit रंजीत, Suraj सूरज, Rohit रोहित, Abhay अभय, Amit अमित, Prem प्रेम`,
  women: `Budhni बुधनी, Somri सोमरी, Mangri मंगरी, Sukhmani सुखमनी, Phulmani फूलमनी, Etwari एतवारी, Birsi बिरसी, Chando चांदो,
    Jasmani जसमनी, Salomi सलोमी, Elisaba एलिसाबा, Sushanti सुशांति, Karmi करमी, Bahamani बाहामनी, Sumitra सुमित्रा,
    Anima अनिमा, Sunita सुनीता, Nilmani नीलमनी, Rashmi रश्मि, Pushpa पुष्पा, Priti प्रीति, Asrita आश्रिता, Nisha निशा`,
  families: `Munda मुंडा, Oraon उराँव, Hembrom हेम्ब्रम, Soren सोरेन, Murmu मुर्मू, Tirkey तिर्की, Kujur कुजूर, Minz मिंज,
    Ekka एक्का, Lakra लकड़ा, Toppo टोप्पो, Kerketta केरकेट्टा, Barla बारला, Purti पूर्ति, Horo होरो, Tudu टुडू, Hansda हांसदा,
    Kisku किस्कू, Marandi मरांडी, Baskey बास्के, Nag नाग, Bhengra भेंगरा, Hassa हस्सा, Guria गुड़िया, Kandulna कंडुलना,
    Topno टोपनो, Dungdung डुंगडुंग, Surin सुरीन, Kullu कुल्लू, Xaxo खाखा, Bara बाड़ा, Khalkho खलखो`,
  categories: [
    ['st', 97],
    ['others', 3],
  ],
});
