import { addManager } from "./accounts/add-manager.ts";
import { listPortalChanges } from "./accounts/list-portal-changes.ts";
import { removeManager } from "./accounts/remove-manager.ts";
import { searchManagers } from "./accounts/search-managers.ts";
import { deleteBanner } from "./banners/delete-banner.ts";
import { enableBanner } from "./banners/enable-banner.ts";
import { getBannerStatistic } from "./banners/get-banner-statistic.ts";
import { getPortalBanner } from "./banners/get-portal-banner.ts";
import { listBanners } from "./banners/list-banners.ts";
import { savePortalBanner } from "./banners/save-portal-banner.ts";
import { editBrand } from "./brand/edit-brand.ts";
import { getPortalBase } from "./brand/get-portal-base.ts";
import { getPortalInformation } from "./brand/get-portal-information.ts";
import { getPortalSubscription } from "./brand/get-portal-subscription.ts";
import { uploadPortalPhoto } from "./brand/upload-portal-photo.ts";
import { listBrandInvitations } from "./invitations/list-brand-invitations.ts";
import { withdrawInvitation } from "./invitations/withdraw-invitation.ts";
import { cancelNewsletter } from "./newsletters/cancel-newsletter.ts";
import { createNewsletter } from "./newsletters/create-newsletter.ts";
import { deleteNewsletter } from "./newsletters/delete-newsletter.ts";
import { getNewsletter } from "./newsletters/get-newsletter.ts";
import { getNewsletterChart } from "./newsletters/get-newsletter-chart.ts";
import { getNewsletterReach } from "./newsletters/get-newsletter-reach.ts";
import { listNewsletters } from "./newsletters/list-newsletters.ts";
import { saveNewsletter } from "./newsletters/save-newsletter.ts";
import { testNewsletter } from "./newsletters/test-newsletter.ts";
import { deletePortalProduct } from "./products/delete-portal-product.ts";
import { getPortalComposition } from "./products/get-portal-composition.ts";
import { getPortalProduct } from "./products/get-portal-product.ts";
import { listPortalProducts } from "./products/list-portal-products.ts";
import { savePortalComposition } from "./products/save-portal-composition.ts";
import { savePortalProduct } from "./products/save-portal-product.ts";
import { createBrandRequest } from "./requests/create-brand-request.ts";
import { listBrandRequests } from "./requests/list-brand-requests.ts";
import { updateBrandRequest } from "./requests/update-brand-request.ts";
import { deleteScheme } from "./schemes/delete-scheme.ts";
import { getPortalScheme } from "./schemes/get-portal-scheme.ts";
import { listSchemes } from "./schemes/list-schemes.ts";
import { savePortalScheme } from "./schemes/save-portal-scheme.ts";
import { getBrandStatistics } from "./statistics/get-brand-statistics.ts";
import { listStrainRequests } from "./strain-requests/list-strain-requests.ts";
import { updateStrainRequest } from "./strain-requests/update-strain-request.ts";
import { addTester } from "./testers/add-tester.ts";
import { listTesters } from "./testers/list-testers.ts";
import { removeTester } from "./testers/remove-tester.ts";
import { searchTesters } from "./testers/search-testers.ts";

export const brandsManagerOperations = {
  addManager,
  addTester,
  cancelNewsletter,
  createBrandRequest,
  createNewsletter,
  deleteBanner,
  deleteNewsletter,
  deletePortalProduct,
  deleteScheme,
  editBrand,
  enableBanner,
  getBannerStatistic,
  getBrandStatistics,
  getNewsletter,
  getNewsletterChart,
  getNewsletterReach,
  getPortalBanner,
  getPortalBase,
  getPortalComposition,
  getPortalInformation,
  getPortalProduct,
  getPortalScheme,
  getPortalSubscription,
  listBanners,
  listBrandInvitations,
  listBrandRequests,
  listNewsletters,
  listPortalChanges,
  listPortalProducts,
  listSchemes,
  listStrainRequests,
  listTesters,
  removeManager,
  removeTester,
  saveNewsletter,
  savePortalBanner,
  savePortalComposition,
  savePortalProduct,
  savePortalScheme,
  searchManagers,
  searchTesters,
  testNewsletter,
  updateBrandRequest,
  updateStrainRequest,
  uploadPortalPhoto,
  withdrawInvitation,
};
