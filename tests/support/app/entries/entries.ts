// Invented people: mobiles begin with 5 and Aadhaar numbers with 0, as no real ones do.

export const AADHAAR = '041288301234';

export const sunita = {
  survey_type: 'adult',
  name: 'Sunita Devi Kushwaha',
  gender: 'female',
  category: 'obc',
  age: 34,
  correspondence_address: 'Room 14, Ganesh Chawl, 90 Feet Road, Dharavi',
  permanent_address: 'Ward 3, Jawhar',
  same_address: false,
  city: 'Mumbai',
  constituency: 'Dharavi',
  mobile_no: '5231044718',
  other_no: '5231044719',
  aadhar_no: AADHAAR,
  physically_disabled: false,
  employed: true,
  income: 8500,
};

export const aarav = {
  survey_type: 'child',
  name: 'आरव साहनी',
  gender: 'male',
  category: 'sc',
  age: 7,
  correspondence_address: 'Hadapsar, Pune',
  same_address: true,
  city: 'Pune',
  constituency: 'Hadapsar',
  mobile_no: '5077518342',
  other_document_type: 'other',
  other_document_no: 'BC-2019/0042',
  class: '2',
  father_name: 'Manoj Sahni',
  current_school: 'Zilla Parishad School, Hadapsar',
};
