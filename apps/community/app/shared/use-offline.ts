import { useEffect, useState } from "react";

/** Whether the device says that it has no connection; it does not notice a server that is down. */
export function useOffline(): boolean {
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  return isOffline;
}
