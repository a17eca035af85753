import { community } from './community.ts';

export const tamil = community({
  order: 'initial',
  men: `Arumugam, Palaniappan, Govindasamy, Ramasamy, Muniyandi, Subramani, Natarajan, Periyasamy, Shanmugam, Perumal,
    Velu, Murugan, Selvaraj, Rajendran, Ganesan, Kannan, Sekar, Kumaresan, Mani, Senthil, Saravanan, Muthu, Karthik,
    Prakash, Suresh, Vignesh, Dinesh, Manikandan, Ajith, Praveen, Gokul, Hari, Kavin, Yuvan, Dharun, Nithin`,
  women: `Pappathi, Muniyammal, Kuppammal, Angammal, Chinnaponnu, Pechiammal, Lakshmi, Saraswathi, Valliammal, Mariammal,
    Rajeswari, Kamatchi, Selvi, Amudha, Malar, Jothi, Vasanthi, Chitra, Latha, Sumathi, Kavitha, Revathi, Gomathi,
    Deepa, Sangeetha, Priya, Divya, Nandhini, Pavithra, Keerthana, Yazhini, Kaviya, Harini, Dhanya, Nila`,
  families: `Murugan, Arumugam, Subramani, Selvam, Perumal, Raja, Kannan, Govindan, Ganesan, Shanmugam, Natarajan,
    Krishnan, Mani, Ramasamy, Velu, Kumar, Palani, Sekar, Muthu, Rajendran, Chinnasamy, Anbu, Ravi, Thangaraj`,
  rare: {
    starts: `Muthu, Bala, Siva, Rama, Venkata, Chinna, Periya, Thanga, Vel, Kali, Maha, Ananda, Jaya, Guru, Sella, Pal,
      Raja, Gopala, Vaira, Nalla, Maari, Veera, Sangili, Ayya, Kula`,
    ends: `krishnan, subramanian, samy, murugan, perumal, pandian, raj, velan, muthu, kannan, chandran, lingam, nathan,
      karuppan, mani, vel, durai, sekaran`,
    share: 0.4,
  },
  categories: [
    ['obc', 62],
    ['sc', 24],
    ['general', 8],
    ['st', 2],
    ['others', 4],
  ],
});

export const telugu = community({
  order: 'house',
  men: `Yellaiah, Mallaiah, Narsimha, Venkataiah, Komuraiah, Rajaiah, Satyanarayana, Sambaiah, Ramulu, Anjaiah, Laxman,
    Mohan Rao, Srinivas, Ravinder, Venkatesh, Ramesh, Nagaraju, Kiran Kumar, Sridhar, Mahesh, Naresh, Praveen, Anil,
    Ganesh, Sai Kumar, Sandeep, Vamshi, Tarun, Charan, Abhinav, Rithvik, Karthikeya`,
  women: `Yellamma, Mallamma, Pochamma, Lingamma, Narsamma, Rajamma, Venkatamma, Lakshmamma, Sathemma, Anasuya,
    Bharathi, Vijaya, Padma, Saroja, Swaroopa, Rama Devi, Jyothi, Aruna, Sujatha, Madhavi, Kavitha, Swapna, Mounika,
    Sravani, Anusha, Bhavani, Pooja, Akshitha, Sahithi, Deepthi, Hasini, Manasa`,
  families: `Reddy, Goud, Gundla, Bandi, Boddu, Chinthala, Gaddam, Jakkula, Kandula, Macherla, Nalla, Pothula, Rachakonda,
    Sirikonda, Thallapalli, Vemula, Yerra, Bathini, Dasari, Gopu, Kota, Medari, Mudiraj, Padigela, Thota, Vadlakonda`,
  rare: {
    starts: `Konda, Yerra, Nalla, Bommi, Kota, Gunda, Mala, Peda, Chintha, Rava, Jala, Kola, Sura, Tella, Pula, Boya,
      Vanga, Manda, Are, Banda, Kasi, Naga, Dodda, Rama, Gudi`,
    ends: `palli, gudem, neni, pati, la, veni, koti, boina, dula, kuri, rapu, giri, mula, nati, swamy, puram, metla, vath`,
    share: 0.5,
  },
  categories: [
    ['obc', 50],
    ['sc', 22],
    ['general', 16],
    ['st', 8],
    ['ews', 2],
    ['others', 2],
  ],
});

export const kannada = community({
  order: 'plain',
  men: `Basappa, Mallappa, Siddappa, Hanumanthappa, Ningappa, Sharanappa, Thimmaiah, Rudrappa, Shivappa, Nagappa,
    Basavaraj, Mallikarjun, Shivakumar, Manjunath, Nagaraj, Prakash, Ravi, Raghavendra, Santosh, Veeresh, Kiran,
    Praveen, Chetan, Darshan, Abhishek, Vinay, Tejas, Pranav, Likith, Chirag`,
  women: `Ningamma, Basamma, Gangamma, Siddamma, Mallamma, Sharanamma, Parvathamma, Gowramma, Nagamma, Shantamma,
    Kamalamma, Shakuntala, Mahadevi, Sujata, Savitha, Roopa, Geetha, Lakshmi, Manjula, Asha, Shilpa, Pooja, Kavya,
    Bhagya, Ranjitha, Sahana, Chaitra, Anusha, Sinchana, Inchara`,
  families: `Gowda, Patil, Hiremath, Nayak, Shetty, Rao, Hegde, Poojary, Biradar, Pujari, Kumbar, Talwar, Madiwalar,
    Hugar, Angadi, Badiger, Doddamani, Kambar, Naik, Jamadar, Walikar, Metri, Chalawadi, Harijan, Rathod, Kurubar`,
  rare: {
    starts: `Hosa, Hale, Dodda, Chikka, Kallu, Bevin, Mava, Kere, Mara, Gude, Belle, Nava, Huli, Hire, Kempa, Basa, Nela,
      Tumba, Honna, Malle`,
    ends: 'halli, gudi, katti, mani, keri, matti, gonda, wadi, hal, gatti, kote, kar, koppa, saval',
    share: 0.36,
  },
  categories: [
    ['obc', 54],
    ['sc', 20],
    ['general', 16],
    ['st', 6],
    ['ews', 2],
    ['others', 2],
  ],
});
