// Failed actions. The sentences are the specification's (volunteer area, section 8).
export const failures = {
  unknown: 'something went wrong',
  noResponse: 'No response from server. Please check your internet connection.',
  notKept: (device: 'phone' | 'tablet' | 'computer') =>
    `This ${device} cannot keep entries now. Leave this form open and submit again when there is a network.`,
  invalidResponse: 'Invalid response from server',
  serverError: (status: number) => `Server error: ${status}`,
  signIn: 'Invalid email or password',
  languageNotLoaded: (language: string) =>
    `${language} could not be loaded. Please check your internet connection and choose it again.`,

  submitSurvey: 'Failed to submit survey',
  alreadySaved:
    'This entry was already saved when you sent it before. Look for it in the list before you send it again.',
  updateSurvey: 'Failed to update survey data',
  surveyNotFound: 'Survey not found',
  listSurveys: (reason: string) => `Failed to fetch survey entries: ${reason}`,
  exportSurveys: (reason: string) => `Failed to export survey entries: ${reason}`,
  readStatistics: (reason: string) => `Failed to count survey entries: ${reason}`,
  exportStatistics: (reason: string) => `Failed to export the table: ${reason}`,
  readSurvey: (reason: string) => `Failed to fetch survey details: ${reason}`,
  restoreSurvey: (reason: string) => `Failed to restore survey: ${reason}`,
  readSurveyHistory: (reason: string) => `Failed to fetch survey history: ${reason}`,
  revertSurvey: (reason: string) => `Failed to put version back: ${reason}`,
  revertStale:
    'Someone has changed this survey since you opened it. Nothing was put back yet: see above what it changes now.',
  eraseSurvey: (reason: string) => `Failed to delete the survey for good: ${reason}`,
  deleteSurvey: (reason: string) => `Failed to delete survey: ${reason}`,
  deleteSurveyForbidden: 'You are not authorized to delete this survey',
  deleteSurveyNotFound: 'Survey not found. It may have already been deleted.',

  loadVolunteers: 'Failed to load volunteers list',
  updateVolunteer: 'Failed to update volunteer data',
  volunteerNotFound: 'Volunteer not found',
  listVolunteers: (reason: string) => `Failed to fetch volunteers: ${reason}`,
  readVolunteer: (reason: string) => `Failed to fetch volunteer details: ${reason}`,
  readVolunteerActivity: (reason: string) => `Failed to fetch volunteer activity: ${reason}`,
  addVolunteer: (reason: string) => `Failed to add volunteer: ${reason}`,
  setVolunteerStatus: (reason: string) => `Failed to update volunteer status: ${reason}`,
  deleteVolunteer: (reason: string) => `Failed to delete volunteer: ${reason}`,
  changeOwnPassword: (reason: string) => `Failed to change password: ${reason}`,

  listPairs: (reason: string) => `Failed to fetch duplicates: ${reason}`,
  decidePair: (reason: string) => `Failed to save the decision: ${reason}`,

  listEnquiries: (reason: string) => `Failed to fetch queries: ${reason}`,
  readEnquiry: (reason: string) => `Failed to fetch this query: ${reason}`,
  markEnquiry: (reason: string) => `Failed to mark query: ${reason}`,
  deleteEnquiry: (reason: string) => `Failed to delete query: ${reason}`,
  eraseEnquiry: (reason: string) => `Failed to erase query: ${reason}`,
  queryNotFound: 'Query not found. It may have already been deleted.',

  listAuditEvents: (reason: string) => `Failed to fetch the audit log: ${reason}`,
  listDonations: (reason: string) => `Failed to fetch donations: ${reason}`,
  readDonation: (reason: string) => `Failed to fetch this gift: ${reason}`,
  saveDonation: (reason: string) => `Failed to save the gift: ${reason}`,
  issueReceipt: (reason: string) => `Failed to issue the receipt: ${reason}`,
  cancelDonation: (reason: string) => `Failed to cancel the gift: ${reason}`,
  readDonationHistory: (reason: string) => `Failed to fetch the history of this gift: ${reason}`,
  exportDonations: (reason: string) => `Failed to export the statement: ${reason}`,
  donationNotFound: 'Donation not found',

  listDocuments: (reason: string) => `The website could not be loaded: ${reason}`,

  loadImages: 'Failed to load images. Please try again.',
  uploadImage: 'Failed to upload image. Please try again.',
  uploadFile: 'Failed to upload the PDF. Please try again.',
  deleteImage: 'Failed to delete image. Please try again.',
  restoreImage: 'Failed to restore image. Please try again.',
  describeImage: 'Failed to save the words. Please try again.',
  focusImage: 'Failed to save the point. Please try again.',
  imageGone: (name: string) => `${name} is not there any more.`,
};
