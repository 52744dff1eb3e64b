<?php

declare(strict_types=1);

namespace App;

/**
 * Takes a form once. A double click sends the same form with the same content twice; the second one is led
 * to where the first one ended, and nothing is added a second time. A form that was opened anew carries
 * another mark, so the same ticket tomorrow is a ticket of its own.
 */
final class Once
{
    private const REMEMBERED = 30;

    /** The hidden field that makes every printed form a form of its own. */
    public static function field(): string
    {
        return '<input type="hidden" name="form_mark" value="' . bin2hex(random_bytes(8)) . '">';
    }

    /** Where a form has led that was sent before just like this; null if this is the first time. */
    public static function ended(): ?Response
    {
        $path = Session::get('sent_forms', [])[self::form()] ?? null;

        return $path === null ? null : Response::redirect($path);
    }

    /** Remembers where the form of this request has led. A form that is shown again was not taken. */
    public static function remember(Response $answer): void
    {
        if ($answer->path !== null && self::form() !== '') {
            $sent = [self::form() => $answer->path] + Session::get('sent_forms', []);
            Session::set('sent_forms', array_slice($sent, 0, self::REMEMBERED, true));
        }
    }

    /** The form of this request with all its content, as one short text; "" without a mark. */
    private static function form(): string
    {
        return Request::input('form_mark') === '' ? '' : hash('sha256', Request::path() . Request::content());
    }
}
