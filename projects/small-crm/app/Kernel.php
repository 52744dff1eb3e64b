<?php

declare(strict_types=1);

namespace App;

use App\Models\AccessLog;
use PDOException;
use Throwable;

/**
 * Answers one request, always in the same order: headers, session, route, role, CSRF token, double click,
 * controller. A controller runs only if every step before it has passed.
 */
final class Kernel
{
    public static function handle(): Response
    {
        self::protectPage();
        try {
            Session::start();
            $route = Router::find(Request::method(), Request::path());
            $turnedAway = Auth::check($route['roles']);
            if ($turnedAway !== null) {
                return $turnedAway;
            }
            if (Request::method() === 'POST' && !Csrf::isValid()) {
                AccessLog::add('forged_form', Request::path());
                throw new HttpError(419, 'This form has expired. Go back, reload the page and send it again.');
            }
            $answer = Request::method() === 'POST' ? Once::ended() : null;
            if ($answer === null) {
                [$class, $action] = $route['action'];
                $answer = (new $class())->$action(...$route['parts']);
                Once::remember($answer);
            }

            return $answer;
        } catch (HttpError $error) {
            return self::errorPage($error->status, $error->getMessage());
        } catch (PDOException $error) {
            error_log((string) $error);

            return self::errorPage(503, self::databaseTrouble($error));
        } catch (Throwable $error) {
            error_log((string) $error);

            return self::errorPage(500, 'Something went wrong on our side. The error has been written to the log.');
        }
    }

    /** Tells the browser to run no scripts, to show our pages in no frame, and to keep them out of its cache. */
    private static function protectPage(): void
    {
        header_remove('X-Powered-By');
        header(
            "Content-Security-Policy: default-src 'none'; style-src 'self'; img-src 'self'; "
            . "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
        );
        header('X-Content-Type-Options: nosniff');
        header('X-Frame-Options: DENY');
        header('Referrer-Policy: same-origin');
        header('Cache-Control: no-store');
    }

    /** Sentences that help with an installation; the technical text stays in the log. */
    private static function databaseTrouble(PDOException $error): string
    {
        return match ((int) ($error->errorInfo[1] ?? $error->getCode())) {
            1049 => 'The database "' . config('db_name') . '" does not exist. Please create it and import the two '
                . 'files of the folder database.',
            1146 => 'The tables are missing. Please import database/schema.sql and then database/seed.sql.',
            1045, 2002 => 'The database cannot be reached. Is MySQL running, and are the values in app/config.php right?',
            default => 'The database could not answer this request.',
        };
    }

    private static function errorPage(int $status, string $message): Response
    {
        $titles = [403 => 'Not allowed', 404 => 'Not found', 405 => 'Not possible', 419 => 'Form expired'];

        return Response::view('error', [
            'title' => $titles[$status] ?? 'Out of order',
            'status' => $status,
            'message' => $message,
        ], $status);
    }
}
