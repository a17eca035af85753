import { community } from './community.ts';

export const bengali = community({
  order: 'plain',
  men: `Haripada, Nityananda, Gopal, Kalipada, Sudhir, Dulal, Nimai, Anil, Swapan, Tapan, Bimal, Ranjit, Pradip, Ashis,
    Biswajit, Subrata, Sanjib, Prosenjit, Debasish, Tapas, Sukumar, Partha, Arup, Sourav, Subhajit, Suman, Rakesh,
    Abhijit, Arijit, Rohan, Sayan, Ayan, Debjit, Ankan, Aritra, Rudra`,
  women: `Pratima, Sandhya, Malati, Kamala, Renuka, Bina, Saraswati, Gita, Mira, Anima, Basanti, Chhabi, Shefali, Kalpana,
    Purnima, Tulu, Rina, Mita, Swapna, Sumitra, Soma, Mousumi, Tumpa, Papiya, Rupa, Moumita, Sharmistha, Puja,
    Susmita, Ankita, Payel, Riya, Shreya, Titli, Ishita, Aishi`,
  families: `Das, Mondal, Ghosh, Roy, Saha, Sarkar, Pal, Dey, Biswas, Halder, Bauri, Mahato, Majhi, Paul, Dutta, Bagdi,
    Naskar, Pramanik, Karmakar, Malik, Maity, Jana, Bera, Samanta, Sardar, Dolui, Khan, Hazra, Mukherjee, Banerjee,
    Chatterjee, Bhattacharya, Chakraborty, Sen, Bose, Kundu, Nandi, Barman, Adhikari, Lohar, Konar, Manna, Garai, Sutradhar`,
  rare: {
    starts:
      'Roy, Das, Ghosh, Dutta, Sen, Pal, Dey, Bose, Kar, Nag, Guha, Deb, Sur, Dhar, Som, Rakshit, Basu, Bhadra',
    ends: 'choudhury, gupta, mahapatra, thakur, barman, sarkar, biswas, mahanta, adhikary, talukdar',
    share: 0.07,
  },
  categories: [
    ['sc', 32],
    ['general', 38],
    ['obc', 20],
    ['st', 5],
    ['ews', 3],
    ['others', 2],
  ],
});

export const punjabi = community({
  order: 'plain',
  men: `Gurdial, Kartar, Mohinder, Balwant, Harbhajan, Jarnail, Surjit, Kulwant, Gurmeet, Baldev, Sukhdev, Amarjit,
    Paramjit, Balwinder, Jaswinder, Kuldeep, Satnam, Lakhwinder, Harpreet, Gurpreet, Manpreet, Sukhwinder, Amandeep,
    Navdeep, Jaspreet, Arshdeep, Prabhjot, Harman, Gurnoor, Fateh, Ekam`,
  women: `Gurdev, Mohinder, Surjit, Harbans, Swaran, Gurmeet, Jaswant, Balbir, Kulwant, Baljit, Paramjit, Sukhwinder,
    Balwinder, Kulwinder, Rajwinder, Amarjit, Manjit, Sarabjit, Mandeep, Harpreet, Ramandeep, Kirandeep, Navneet,
    Jasleen, Simranjit, Komalpreet, Prabhleen, Mehak, Gurleen, Avneet`,
  families: `Sandhu, Gill, Sidhu, Dhillon, Grewal, Dhaliwal, Brar, Bajwa, Sekhon, Toor, Mann, Cheema, Virk, Randhawa, Saini,
    Kamboj, Bains, Bhullar, Hundal, Johal, Sohal, Lohia, Masih, Ram, Lal, Chand, Arora, Khanna, Bhatia, Sethi, Kalsi, Matharu`,
  rare: {
    starts:
      'Ram, Kot, Bhag, Chak, Dhan, Gur, Jand, Khur, Mal, Nar, Rai, Sah, Tal, Bad, Mans, Kher, Sur, Bil, Pan, Lal',
    ends: 'garhia, puria, wala, auria, owal, anwala, eana, kalan, pur',
    share: 0.12,
  },
  added: { men: 'Singh', women: 'Kaur', share: 0.88 },
  categories: [
    ['sc', 36],
    ['general', 36],
    ['obc', 24],
    ['ews', 3],
    ['others', 1],
  ],
});
